import { followChoices } from "./follow-choices";
import { maskFields } from "./mask-fields";
import { offerPrinting } from "./offer-printing";
import { poll } from "./poll";
import { postOnce } from "./post-once";
import { showMistakes } from "./show-mistakes";
import { typeDigits } from "./type-digits";
import { warnOfLoss } from "./warn-of-loss";

/** Adds comforts to a page that works without scripts. It finds its work by `data-` attributes. */
export function enhance(): void {
  showMistakes();
  maskFields();
  typeDigits();
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
  if (document.querySelector("[data-countdown]"))
    void import("./count-down").then((module) => module.default());
  if (document.querySelector("[data-session-seconds]"))
    void import("./watch-session").then((module) => module.default());
  document.querySelector<HTMLFormElement>("form[data-sent-at-once]")?.requestSubmit();
}
