const section = (name: string, items: number) => ({
  title: `guandan-rules-${name}-title`,
  items: Array.from({ length: items }, (_, i) => `guandan-rules-${name}-${i + 1}`),
});

/** The rules page: message ids, section by section. */
export const RULES = [
  section("start", 4),
  section("plays", 5),
  section("order", 3),
  section("wild", 3),
  section("round", 4),
  section("tribute", 6),
  section("level", 4),
  section("ours", 6),
];
