import { writePlanAddress } from "~/base/plan-address";
import { LinkButton } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { AccountPage } from "../account-page";
import type { MyDataView } from "./my-data-view";

const DONE = {
  number: "Your new cell number counts from now on. Codes go to it.",
  health: "Your health answers are deleted, and so is every figure that was made with them.",
} as const;

/** What is kept about somebody, and what they can do with it. */
export function MyDataPage({ name, idNumber, cellNumber, plans, hasHealthAnswers, done }: MyDataView) {
  return (
    <AccountPage title="My data">
      <p className="mt-3 max-w-text">
        Everything that we keep about you is yours to see, correct, take with you and delete.
      </p>
      {done && (
        <div role="status" className="mt-6 max-w-text">
          <Panel tint="leaf">
            <p className="font-bold">{DONE[done]}</p>
          </Panel>
        </div>
      )}
      <div className="mt-6 max-w-text">
        <Rows
          rows={[
            ...(name ? [{ name: "Name", value: name }] : []),
            { name: "ID number", value: idNumber },
            { name: "Cell number", value: cellNumber },
            { name: "Plans", value: String(plans.length) },
          ]}
        />
      </div>
      <Form id="my-data" action="/en/my-data" className="mt-10 max-w-text space-y-10">
        <Deed
          title="See and take everything"
          words="A page with all of it, and the same as one file for another program. We send a code to your cell number first."
        >
          <SubmitButton intent="everything">See everything</SubmitButton>
        </Deed>
        <Deed title="Correct something" words="Your answers stand in your plans, where you can change them.">
          {plans.length > 0 ? (
            <ul className="space-y-2">
              {plans.map((id) => (
                <li key={id}>
                  <a className="link" href={writePlanAddress("/en/check-answers", id)}>
                    Answers of plan {id}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p>You have no plan yet.</p>
          )}
        </Deed>
        <Deed
          title="Change my cell number"
          words="We send a code to the old number and then one to the new. Without the old phone, please call us."
        >
          <SubmitButton intent="number" look="secondary">
            Change my number
          </SubmitButton>
        </Deed>
        {hasHealthAnswers && (
          <Deed
            title="Withdraw my consent for health answers"
            words="We then delete your health answers and every figure made with them. Your plans wait until you answer again."
          >
            <LinkButton to="/en/my-data/withdraw" look="secondary">
              Withdraw my consent
            </LinkButton>
          </Deed>
        )}
        <Deed
          title="Delete everything"
          words="Your account, your plans and your answers. We cannot bring them back."
        >
          <SubmitButton intent="delete" look="secondary">
            Delete everything
          </SubmitButton>
        </Deed>
      </Form>
    </AccountPage>
  );
}

function Deed({ title, words, children }: { title: string; words: string; children: React.ReactNode }) {
  return (
    <section className="border-t-2 border-bark pt-6">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-2 mb-4">{words}</p>
      {children}
    </section>
  );
}
