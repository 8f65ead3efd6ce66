import { countDownOnPage } from "./count-down";
import { typeDigits } from "./type-digits";
import { watchSession } from "./watch-session";

/** What the pages by which people log in and out need, and every page of somebody who is logged in. */
export default function enhanceSessions(): void {
  typeDigits();
  countDownOnPage();
  watchSession();
  document.querySelector<HTMLFormElement>("form[data-sent-at-once]")?.requestSubmit();
}
