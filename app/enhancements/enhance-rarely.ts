import { addVatAsTyped } from "./add-vat";
import { answerAsTyped } from "./answer-as-typed";
import { closeNotice } from "./close-notice";
import { countCharacters } from "./count-characters";
import { countDownOnPage } from "./count-down";
import { offerCopying } from "./offer-copying";
import { offerPrinting } from "./offer-printing";
import { offerSharing } from "./offer-sharing";
import { openDialogs } from "./open-dialogs";
import { poll } from "./poll";
import { shrinkPictures } from "./shrink-pictures";
import { typeDigits } from "./type-digits";
import { watchSession } from "./watch-session";

/** The enhancements that only few pages need. */
export default function enhanceRarely(): void {
  poll();
  offerPrinting();
  offerCopying();
  offerSharing();
  countCharacters();
  closeNotice();
  typeDigits();
  shrinkPictures();
  countDownOnPage();
  watchSession();
  openDialogs();
  addVatAsTyped();
  answerAsTyped();
  if (document.querySelector("[data-key]"))
    void import("./offer-passkeys").then((module) => module.default());
  document.querySelector<HTMLFormElement>("form[data-sent-at-once]")?.requestSubmit();
}
