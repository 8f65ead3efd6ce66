import { InheritedMoneyPage } from "~/features/visitor/survey/inherited-money-page";
import { titled } from "~/web/page/titled";

export const meta = titled("Money from a death or a divorce", {
  description:
    "Inherited retirement money, or a share from a divorce: what you may do with it, how it is taxed, and whom to ask.",
});

export default InheritedMoneyPage;
