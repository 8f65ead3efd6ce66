import { Form, SelectField, SubmitButton } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { handOverForm } from "./people-forms";

export type HandOverView = {
  /** The client to hand over, or the adviser whose clients are handed over. */
  who: string;
  /** Names the client and the present adviser. */
  title: string;
  action: string;
  back: { to: string; words: string };
  receivers: readonly { value: string; label: string }[];
  /** Shown where there is no adviser to receive them. */
  nobody: string;
};

/** Hands a client, or all clients of an adviser, over to another adviser. */
export function HandOverPage({ view }: { view: HandOverView }) {
  const { who, title, action, back, receivers, nobody } = view;
  return (
    <FormPage names={{ toUserId: "New adviser" }}>
      <BackLink to={back.to}>{back.words}</BackLink>
      <p className="break-words text-small font-bold text-soft">{who}</p>
      <h1 className="max-w-text break-words font-serif text-h2 font-bold text-bark">{title}</h1>
      <ul className="mt-4 max-w-text list-disc space-y-2 pl-6">
        <li>The new adviser sees their answers and all their plans. The one before no longer does.</li>
        <li>Agreed fees stay. A change of fees that waits for a yes is withdrawn.</li>
        <li>The clients and both advisers hear of it by mail.</li>
      </ul>
      <div className="mt-6">
        {receivers.length === 0 ? (
          <p className="max-w-text font-bold">{nobody}</p>
        ) : (
          <Form id="hand-over" schema={handOverForm} action={action} defaultValues={{ toUserId: "" }}>
            <SelectField name="toUserId" label="New adviser" hint="A planner or coach" choices={receivers} />
            <SubmitButton intent="hand-over">Hand over</SubmitButton>
          </Form>
        )}
      </div>
    </FormPage>
  );
}
