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
}
