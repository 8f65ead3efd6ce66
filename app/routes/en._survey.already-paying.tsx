import { AlreadyPayingPage } from "~/features/visitor/survey/already-paying-page";
import { titled } from "~/web/page/titled";

export const meta = titled("Money that already pays you", {
  description:
    "Your retirement money already pays you an income? Three ways to go on: leave it out, check your living annuity, or talk to a person.",
});

export default AlreadyPayingPage;
