import { Form, SubmitButton } from "~/ui/form";
import { Sentences } from "~/ui/bold-text";
import { Section } from "~/ui/layout/section";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { QuestionField } from "~/web/fields/question-field";
import { FormPage } from "~/web/layout/form-page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { NEWLY_ASKED } from "~/words/living-annuity/check-questions";
import type { Greeting } from "~/words/living-annuity/greet-keeper";
import { CHECK_AGAIN, ALL_QUESTIONS, CHECK_ADDRESS, KEPT_CHECKS_ADDRESS } from "./addresses";
import { newlyAskedForm } from "./check-form";

type GreetingPageProps = {
  view: Greeting;
};

/** Greets the owner of a kept check with its figures, and asks the two amounts that are new each year. */
export function GreetingPage({ view: { kicker, heading, sentences, earlier } }: GreetingPageProps) {
  const writeAddress = usePlanAddress();
  return (
    <FormPage>
      <p className="text-small font-bold text-soft">{kicker}</p>
      <h1 className="heading-1">{heading}</h1>
      <div className="mb-6 mt-2">
        <Sentences texts={sentences} />
      </div>
      <Form id="again" schema={newlyAskedForm} action={writeAddress(CHECK_ADDRESS)}>
        {NEWLY_ASKED.map((question) => (
          <QuestionField key={question.name} question={question} />
        ))}
        <SubmitButton intent={CHECK_AGAIN} busyWords="Working it out...">
          See what lasts now
        </SubmitButton>
        <p>
          <TextLink to={writeAddress(CHECK_ADDRESS, { [ALL_QUESTIONS]: "" })}>
            See or change the other answers
          </TextLink>
        </p>
      </Form>
      <Section id="earlier" title="Earlier checks">
        <Table isStacked {...earlier} />
        <p>
          <TextLink to={writeAddress(KEPT_CHECKS_ADDRESS)}>Delete one, or stop the email</TextLink>
        </p>
      </Section>
    </FormPage>
  );
}
