import { writePlanAddress } from "~/base/plan-address";
import type { Act } from "~/contract/wire/act";
import { LinkButton } from "~/ui/button";
import { Form, SubmitButton, TextAreaField } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { Helpline } from "~/web/page/operator";
import { AccountPage } from "../account-page";
import { DataAction } from "./data-action";
import type { MyDataView } from "./my-data-view";
import { noteForm } from "./my-data-forms";
import { PasskeysSection } from "./passkeys-section";

const DONE = {
  number: "Your new cell number counts from now on. Codes go to it.",
  health: "Your health answers are deleted, and so is every figure that was made with them.",
  adviser: "You have left your adviser. They no longer see your answers and your plans.",
  note: "Your note is in your records, with today’s date.",
} as const;

/** The field of a note about wrong data. */
export const NOTE_FIELD = "note";

/** Acts that concern nobody are in no person's history, and have no words. */
const ACT_WORDS: Partial<Record<Act, string>> = {
  "opened an account": "opened your account",
  "opened client": "opened your page at their desk",
  "saw details": "looked at your details",
  "changed details": "changed your details",
  "changed role": "changed your role",
  "handed over": "handed you over to another adviser",
  deactivated: "closed your account",
  activated: "opened your account again",
  "asked for another number": "asked for another cell number, which counts a day later",
  "stopped another number": "stopped the change of your cell number",
  "changed number": "had your cell number changed, a day after asking",
  "saw answers": "looked at your unfinished answers",
  "saved answers": "answered questions for you",
  "saw a plan": "looked at your plan",
  "made a plan": "made a plan for you",
  "changed a plan": "changed your plan",
  "chose a plan": "chose your plan for you",
  "asked for a quote": "asked for a quote for you",
  "asked to invest": "asked to invest for you",
  "shared a plan": "made a link to a plan of yours",
  "took back a link": "took back a link to a plan of yours",
  "saw checks": "looked at your checks of a living annuity",
  "kept a check": "kept a check of your living annuity",
  "deleted a check": "deleted a check of your living annuity",
  "changed fees": "changed your fees",
  "changed fee segment": "changed whether the fees of staff and family count for you",
  "asked for higher fees": "asked for higher fees, which wait for your yes",
  "read record": "read a record of advice about you, and gave a reason",
  "exported record": "exported a record of advice about you, and gave a reason",
};

/** The data stored about a person, and what they can do with it. */
export function MyDataPage({ name, idNumber, cellNumber, adviser, done, ...view }: MyDataView) {
  return (
    <AccountPage title="My data" names={{ [NOTE_FIELD]: "What is wrong" }}>
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
          ]}
        />
      </div>
      <Form id="my-data" schema={noteForm} action="/en/my-data" className="mt-10 max-w-text space-y-10">
        <DataAction
          title="See and take everything"
          words="A page with all of it, and the same as one file for another program. We send a code to your cell number first."
        >
          <SubmitButton intent="everything">See everything</SubmitButton>
        </DataAction>
        <DataAction
          title="My adviser and my fees"
          words="Here you say yes or no to an adviser who typed your ID number, and to higher fees."
        >
          <ul className="space-y-2">
            <li>
              <TextLink to="/en/my-data/advisers">Advisers who ask</TextLink>
            </li>
            <li>
              <TextLink to="/en/my-data/fees">Higher fees that wait for my answer</TextLink>
            </li>
            {adviser && (
              <li>
                <TextLink to="/en/my-data/leave-adviser">Leave my adviser, {adviser}</TextLink>
              </li>
            )}
          </ul>
        </DataAction>
        <Links links={view.links} />
        <WhoActed acts={view.history.acts} />
        <Correct {...view} />
        <PasskeysSection passkeys={view.passkeys} />
        <DataAction
          title="Change my cell number"
          words="We send a code to the old number and then one to the new. Without the old phone, please call us:"
        >
          <div className="mb-4 space-y-4">
            <Helpline />
            <p>
              Did your phone lose its signal for no reason? Somebody may have taken over your number, and
              would get your codes. Call your network first, then us. A passkey cannot be taken over with a
              number.
            </p>
          </div>
          <SubmitButton intent="number" look="secondary">
            Change my number
          </SubmitButton>
        </DataAction>
        <DataAction
          title="Withdraw my consent for health answers"
          words="We then delete your health answers in all your plans and every figure made with them. Your plans wait until you answer again."
        >
          <LinkButton to="/en/my-data/withdraw" look="secondary">
            Withdraw my consent
          </LinkButton>
        </DataAction>
        <DataAction
          title="Delete everything"
          words="Your account, your plans and your answers. We cannot bring them back."
        >
          <SubmitButton intent="delete" look="secondary">
            Delete everything
          </SubmitButton>
        </DataAction>
      </Form>
    </AccountPage>
  );
}

function Links({ links }: Pick<MyDataView, "links">) {
  return (
    <DataAction
      title="Links to my plans"
      words="Whoever has one of these links can read the plan, until the link ends or you take it back."
    >
      {links.length === 0 ? (
        <p>Nobody has a link to a plan of yours.</p>
      ) : (
        <Rows
          size="small"
          rows={links.map(({ id, plan, label, maker, also, worksUntil }) => ({
            name: (
              <a
                key={id}
                className="link break-words"
                href={`${writePlanAddress("/en/recommended-plan/share", { plan, client: undefined })}#links`}
              >
                {label}
              </a>
            ),
            note: `plan ${plan}${maker ? `, made by ${maker}` : ""}${also ? `, with ${also}` : ""}`,
            value: `until ${worksUntil}`,
          }))}
        />
      )}
    </DataAction>
  );
}

function WhoActed({ acts }: Pick<MyDataView["history"], "acts">) {
  return (
    <DataAction
      title="Who acted for me"
      words="Advisers and administrators who looked at your details, answers or plans, changed them, or acted for you. If one of them does the same again within an hour, we list it once."
    >
      {acts.length === 0 ? (
        <p>Nobody but you.</p>
      ) : (
        <>
          <Rows
            size="small"
            rows={acts.map(({ act, plan_id: plan, name, role, at }) => ({
              name: `${name}, ${role}`,
              note: plan === undefined ? ACT_WORDS[act] : `${ACT_WORDS[act]} (plan ${plan})`,
              value: at,
            }))}
          />
          <p className="mt-4">
            <TextLink to="/en/contact">This was not right: talk to a person</TextLink>
          </p>
        </>
      )}
    </DataAction>
  );
}

/** The page on which each kind of data is corrected, and a note for everything else. */
function Correct({
  plans,
  opensPlans,
  olderThan,
  history,
  longestNote,
  operation,
}: Omit<MyDataView, "name" | "idNumber" | "cellNumber" | "adviser">) {
  return (
    <DataAction
      title="Correct something"
      words="You can change your names and your email address, and the answers of each plan, yourself."
    >
      <ul className="space-y-2">
        <li>
          <TextLink to="/en/profile">My details</TextLink>
        </li>
        {plans.map((id) => (
          <li key={id}>
            {opensPlans ? (
              <TextLink to={writePlanAddress("/en/check-answers", { plan: id, client: undefined })}>
                Answers of plan {id}
              </TextLink>
            ) : (
              `Answers of plan ${id}: log in for yourself, not as an adviser`
            )}
          </li>
        ))}
        {olderThan && (
          <li>
            <TextLink to={`/en/my-data?before=${olderThan}`}>Older plans</TextLink>
          </li>
        )}
      </ul>
      <div className="mt-6 space-y-4">
        <input type="hidden" name="processContextId" value={operation} />
        <TextAreaField
          name={NOTE_FIELD}
          label="What else is wrong?"
          hint={`We keep your note with its date in your records. At most ${longestNote} characters.`}
          mostCharacters={longestNote}
        />
        <SubmitButton intent={NOTE_FIELD} look="secondary">
          Add this note
        </SubmitButton>
      </div>
      {history.corrections.length > 0 && (
        <div className="mt-6">
          <h3 className="heading-3">Notes in my records</h3>
          <Rows
            size="small"
            rows={history.corrections.map(({ note, at }) => ({
              name: <span className="break-words">{note}</span>,
              value: at,
            }))}
          />
        </div>
      )}
    </DataAction>
  );
}
