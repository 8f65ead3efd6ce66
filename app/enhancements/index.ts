import { followChoices } from "./follow-choices";
import { maskFields } from "./mask-fields";
import { offerPrinting } from "./offer-printing";
import { poll } from "./poll";
import { postOnce } from "./post-once";
import { showMistakes } from "./show-mistakes";
import { warnOfLoss } from "./warn-of-loss";

/** Adds comforts to a page that works without scripts. It finds its work by `data-` attributes. */
export function enhance(): void {
  showMistakes();
  maskFields();
  followChoices();
  postOnce();
  warnOfLoss();
  poll();
  offerPrinting();
  // Few pages have one of these, and all of them load this module.
  if (document.querySelector("[data-reset]")) void import("./offer-reset").then((module) => module.default());
  if (document.querySelector("[data-count-to]"))
    void import("./count-characters").then((module) => module.default());
  if (document.querySelector("[data-closes]"))
    void import("./close-notice").then((module) => module.default());
  if (document.querySelector("[data-digits], [data-countdown], [data-session-seconds], [data-sent-at-once]"))
    void import("./sessions").then((module) => module.default());
}
