import { AlreadyPayingPage } from "~/features/visitor/survey/already-paying-page";
import { titled } from "~/web/page/titled";

export const meta = titled("Money that already pays you");

export default AlreadyPayingPage;
