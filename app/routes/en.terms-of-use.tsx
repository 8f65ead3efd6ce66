import { TermsOfUse } from "~/features/visitor/about/terms-of-use";
import { titled } from "~/web/page/titled";

export const meta = titled("Terms of use", {
  description: "On which terms Baobab gives you figures and advice about your retirement income.",
});

export default function TermsOfUsePage() {
  return <TermsOfUse />;
}
