import { followChoices } from "./follow-choices";
import { maskOnceNeeded } from "./mask-once-needed";
import { postOnce } from "./post-once";
import { showMistakes } from "./show-mistakes";
import { warnOfLoss } from "./warn-of-loss";

/** Marks of pages that load `enhance-rarely`, a file of its own. */
const RARE =
  "[data-polled],[data-print],[data-count-to],[data-closes],[data-digits],[data-countdown],[data-session-seconds],[data-sent-at-once],[data-dialog],[data-copies],[data-answered],[data-key],[type=file]";

/** Enhances a page that works without scripts; finds its work by `data-` attributes. */
export function enhance(): void {
  showMistakes();
  maskOnceNeeded();
  followChoices();
  postOnce();
  warnOfLoss();
  if (document.querySelector(RARE)) void import("./enhance-rarely").then((module) => module.default());
}
