import { AnnuityOptionsPage } from "~/features/plan/explanation/annuity-options-page";
import { ANNUITY_OPTIONS } from "~/words/explanation/annuity-options";
import { titled } from "~/web/page/titled";

export const meta = titled(ANNUITY_OPTIONS.heading);

export default function AnnuityOptionsRoute() {
  return <AnnuityOptionsPage />;
}
