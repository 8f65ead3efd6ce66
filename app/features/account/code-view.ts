/** What the page shows that takes a code. */
export type CodeView = {
  kind: "register" | "login";
  /** The page on which this began. */
  start: string;
  /** The time of day until which the code works. */
  worksUntil: string;
  /** From when on it can be sent again; undefined if it can be now. */
  sendAgain?: { from: string; seconds: number };
  isSentAgain: boolean;
  /** The code itself, in a demonstration alone. */
  shownCode?: string;
  /** The id of the operation, so that two clicks are one. */
  operation: string;
};
