import type { SentCode } from "~/web/forms/code-form";

/** What the page shows that takes a code. */
export type CodeView = SentCode & {
  kind: "register" | "login";
  /** The page on which this began. */
  start: string;
  /** From when on it can be sent again; undefined if it can be now. */
  sendAgain?: { from: string; seconds: number };
  isSentAgain: boolean;
};
