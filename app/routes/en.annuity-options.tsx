import { AnnuityOptionsPage } from "~/features/plan/explanation/annuity-options-page";
import { ANNUITY_OPTIONS } from "~/words/explanation/annuity-options";
import { titled } from "~/web/page/titled";

export const meta = titled(ANNUITY_OPTIONS.heading, {
  description:
    "The kinds of annuity side by side: what each pays, what is left when you die, and whom it suits.",
});

export default function AnnuityOptionsRoute() {
  return <AnnuityOptionsPage />;
}
