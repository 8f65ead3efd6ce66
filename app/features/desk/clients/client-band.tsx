import { listClientSteps } from "~/web/page/client-steps";
import { StepBand } from "~/ui/step-band";

/** The steps with a client, of which the first is at the desk; the pages of the others show the same band. */
export function ClientBand({ setsFees }: { setsFees: boolean }) {
  return (
    <StepBand label="Steps with a client" steps={listClientSteps("/en/admin/clients", setsFees) ?? []} />
  );
}
