import { LONGEST_LINK_MESSAGE, USUAL_LINK_DAYS } from "~/contract/records/link-terms";
import {
  CheckboxCards,
  Form,
  PhoneField,
  RadioCards,
  SubmitButton,
  TextAreaField,
  TextField,
  YesNo,
} from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { SeenFields } from "../seen-fields";
import { SHARE_PAGE } from "../sharing-addresses";
import { makeShareForm } from "./make-share-form";
import type { ShareView } from "./share-view";
import { listTicks } from "./share-words";
import { ShownParts } from "./shown-parts";

/** Asks for a link's recipient, duration and content, and shows the content beside the form. */
export function ShareForm({ view }: { view: ShareView }) {
  const writeAddress = usePlanAddress();
  const { isGuest, client } = view;
  return (
    <Form
      id="share"
      schema={makeShareForm(new FormData(), client)}
      action={writeAddress(SHARE_PAGE, { type: readType(view) })}
      className="share-form gap-x-6 space-y-8 broad:grid broad:grid-cols-12 broad:space-y-0"
      defaultValues={{
        expires_in_days: String(USUAL_LINK_DAYS),
        ...(!isGuest && { wants_code: "no", wants_mail: "no" }),
      }}
    >
      <SeenFields operation={view.operation} seen={view.seen} />
      <div className="min-w-0 space-y-8 broad:col-span-7 broad:row-start-1">
        <TextField name="label" label="Who is it for?" hint={sayWhoSeesLabel(view)} autoComplete="off" />
        <RadioCards
          name="expires_in_days"
          legend="How long should the link work?"
          hint={isGuest ? "We keep your plan for 30 days after your last visit" : undefined}
          sideBySide
          choices={view.days}
        />
        <CheckboxCards
          name="include"
          legend="What else may they see?"
          hint="If you are not sure, tick nothing"
          choices={listTicks(view)}
        />
        {client && (
          <CheckboxCards
            name="client_agreed_on"
            legend={`Did ${client} agree?`}
            hint="Needed for health answers, the ID number, other income and the monthly need"
            choices={[{ value: "today", label: `I asked, and ${client} agreed` }]}
          />
        )}
        {isGuest ? (
          <p className="max-w-text">
            With an account, a link can work for 90 days. We can also email it, and protect it with a code.
          </p>
        ) : (
          <Sending />
        )}
      </div>
      <div className="min-w-0 broad:col-span-4 broad:col-start-9 broad:row-start-1">
        <ShownParts view={view} />
      </div>
      <div className="min-w-0 broad:col-span-7 broad:row-start-2">
        <ActionBar
          primary={
            <SubmitButton intent="make" busyWords="Making it...">
              Make the link
            </SubmitButton>
          }
          back={<TextLink to={writeAddress("/en/recommended-plan")}>Back</TextLink>}
        />
      </div>
    </Form>
  );
}

const readType = ({ types }: ShareView) => types.find(({ isShown }) => isShown)?.type;

/** A code and an email, which are not for guests. */
function Sending() {
  return (
    <>
      <YesNo
        name="wants_code"
        legend="Should they type a code first?"
        hint="We send it by SMS to the number you give"
        opens="yes"
      >
        <PhoneField
          name="code_to"
          label="Their cell number"
          hint="For example 82 123 4567"
          autoComplete="off"
        />
      </YesNo>
      <YesNo
        name="wants_mail"
        legend="Should we email the link for you?"
        hint="At most ten a day"
        opens="yes"
      >
        <TextField
          name="send_to"
          label="Their email address"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextAreaField
          name="message"
          label="Your message"
          hint={`If you like: at most ${LONGEST_LINK_MESSAGE} characters, without links`}
          mostCharacters={LONGEST_LINK_MESSAGE}
        />
      </YesNo>
    </>
  );
}

function sayWhoSeesLabel({ client }: ShareView): string {
  return client === undefined ? "Only you see this name" : `Only you and ${client} see this name`;
}
