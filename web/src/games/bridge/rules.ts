/** The rules page: message ids, section by section. */
export const RULES = [
  { title: "bridge-rules-start-title", items: ["bridge-rules-start-1", "bridge-rules-start-2"] },
  {
    title: "bridge-rules-auction-title",
    items: [
      "bridge-rules-auction-1",
      "bridge-rules-auction-2",
      "bridge-rules-auction-3",
      "bridge-rules-auction-4",
      "bridge-rules-auction-5",
      "bridge-rules-auction-6",
    ],
  },
  {
    title: "bridge-rules-play-title",
    items: ["bridge-rules-play-1", "bridge-rules-play-2", "bridge-rules-play-3", "bridge-rules-play-4"],
  },
  {
    title: "bridge-rules-score-title",
    items: [
      "bridge-rules-score-1",
      "bridge-rules-score-2",
      "bridge-rules-score-3",
      "bridge-rules-score-4",
      "bridge-rules-score-5",
      "bridge-rules-score-6",
    ],
  },
  {
    title: "bridge-rules-books-title",
    items: ["bridge-rules-books-wbf2017", "bridge-rules-books-online", "bridge-rules-books-ours"],
  },
] as const;
