import { StepBand } from "~/ui/step-band";

const STEPS = ["Client", "Answers", "Fees", "Plan", "Share or print"] as const;

/** The steps with a client, of which the first begins at the desk; a coach sets no fees. */
export function ClientBand({ setsFees }: { setsFees: boolean }) {
  const steps = STEPS.filter((name) => setsFees || name !== "Fees");
  return (
    <StepBand
      label="Steps with a client"
      steps={steps.map((name, at) => ({ name, state: at === 0 ? ("current" as const) : ("todo" as const) }))}
    />
  );
}
