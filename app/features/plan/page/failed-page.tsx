import { Link } from "@remix-run/react";
import { Form, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { speakOf } from "~/words/plan/speak-of";

type Props = {
  firstName: string;
  /** The client whose adviser requested the plan. */
  clientName?: string;
  notice?: string;
};

/** Says that the plan could not be worked out; the visitor can request it again. */
export function FailedPage({ firstName, clientName, notice }: Props) {
  const { your, Your } = speakOf({ clientName });
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <p className="text-small font-bold text-soft">
        {clientName ? `${Your} answers are safe.` : `${firstName}, your answers are safe.`}
      </p>
      {notice && (
        <p role="alert" className="mt-2 font-bold text-error">
          {notice}
        </p>
      )}
      <h1 className="heading-1 mt-2">We could not work out {your} plan</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>Something went wrong on our side. Nothing needs to be typed again.</p>
        <Form id="work-again" action={writeAddress("/en/waiting")}>
          <SubmitButton intent="again">Try again</SubmitButton>
        </Form>
        <p>
          <TextLink to={writeAddress("/en/1")}>Back</TextLink>
        </p>
        <p>
          If this keeps happening, <Link to="/en/contact">talk to a person</Link>.
        </p>
      </div>
    </Page>
  );
}
