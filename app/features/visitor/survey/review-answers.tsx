import { Disclosure } from "~/ui/disclosure";
import { SubmitButton } from "~/ui/form";
import type { StepLink } from "./step-view";

/** The list of all answers and the steps; a jump posts the form, so that nothing typed is lost. */
export function ReviewAnswers({ links, form }: { links: readonly StepLink[]; form: string }) {
  return (
    <Disclosure summary="Review my answers">
      <ul>
        <li>
          <SubmitButton intent="answers" look="link" form={form} className="text-left text-small">
            See all your answers
          </SubmitButton>
        </li>
        {links.map(({ step, name }) => (
          <li key={step}>
            <SubmitButton intent={`go-${step}`} look="link" form={form} className="text-left text-small">
              {`Step ${step} - ${name}`}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
