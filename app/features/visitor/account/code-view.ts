import type { SentCode } from "~/web/forms/code-form";

/** The page that asks for a code. */
export type CodeView = SentCode & {
  kind: "register" | "login";
  /** The address of the page on which the registration or login began. */
  start: string;
  /** When it can be sent again; undefined if at once. */
  sendAgain?: { from: string; seconds: number };
  isSentAgain: boolean;
};
