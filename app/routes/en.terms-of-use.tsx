import { TermsOfUse } from "~/features/visitor/about/terms-of-use";
import { titled } from "~/web/page/titled";

export const meta = titled("Terms of use");

export default function TermsOfUsePage() {
  return <TermsOfUse />;
}
