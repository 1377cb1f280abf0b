/** The rules page: message ids, section by section. */
export const RULES = [
  {
    title: "minibridge-rules-start-title",
    items: ["minibridge-rules-start-1", "minibridge-rules-start-2", "minibridge-rules-start-3"],
  },
  {
    title: "minibridge-rules-contract-title",
    items: ["minibridge-rules-contract-1", "minibridge-rules-contract-2", "minibridge-rules-contract-3"],
  },
  {
    title: "minibridge-rules-play-title",
    items: ["minibridge-rules-play-1", "minibridge-rules-play-2", "minibridge-rules-play-3", "minibridge-rules-play-4"],
  },
  {
    title: "minibridge-rules-score-title",
    items: ["minibridge-rules-score-1", "minibridge-rules-score-2", "minibridge-rules-score-3"],
  },
  {
    title: "minibridge-rules-manners-title",
    items: ["minibridge-rules-manners-1", "minibridge-rules-manners-2", "minibridge-rules-manners-3"],
  },
  {
    title: "minibridge-rules-books-title",
    items: ["minibridge-rules-books-tw", "minibridge-rules-books-jcbl", "minibridge-rules-books-ours"],
  },
] as const;
