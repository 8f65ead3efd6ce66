import { type BandStep, StepBand } from "~/ui/step-band";

/** The steps with a client, above a page of the admin area. */
export function ClientBand({ steps }: { steps: readonly BandStep[] }) {
  return <StepBand label="Steps with a client" steps={steps} />;
}
