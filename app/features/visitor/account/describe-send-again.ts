import type { CodeView } from "./code-view";
import { writeClock } from "~/words/plan/write-figures";

/** An SMS takes a moment: it is not sent again before this. */
const RESEND_SECONDS = 60;

/** When a code requested at an instant (milliseconds) can be sent again; undefined if at once. */
export function describeSendAgain(sentAt: number): CodeView["sendAgain"] {
  const at = sentAt + RESEND_SECONDS * 1_000;
  const seconds = Math.ceil((at - Date.now()) / 1_000);
  return seconds > 0 ? { from: writeClock(at), seconds } : undefined;
}

/** The reason why a code is not sent again yet. */
export function sayStillOnItsWay({ from }: NonNullable<CodeView["sendAgain"]>): string {
  return `The SMS may still be on its way. From ${from} on we can send it again.`;
}
