import { Disclosure } from "~/ui/disclosure";
import { SubmitButton } from "~/ui/form";
import type { StepLink } from "./step-view";

/** The steps to jump to; a jump posts the form, so that nothing typed is lost. */
export function ReviewAnswers({ links, form }: { links: readonly StepLink[]; form: string }) {
  return (
    <Disclosure summary="Review my answers">
      <ul>
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
