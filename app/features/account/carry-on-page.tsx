import { Form } from "~/ui/form";
import { AccountPage } from "./account-page";

type CarryOnProps = { action: string; fields: [string, string][] };

/** Carries out a form that was posted after the session's end: at the press of a button, with scripts at once. */
export function CarryOnPage({ action, fields }: CarryOnProps) {
  return (
    <AccountPage title="Welcome back. Shall we go on?">
      <p className="mt-3 max-w-text">We kept what you sent when your time had run out.</p>
      <Form id="carry-on" action={action} className="mt-6" isSentAtOnce>
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {/* It has no name of its own: the button that was pressed is one of the fields. */}
        <button type="submit" className="button button-primary" data-busy="Saving...">
          Carry on
        </button>
      </Form>
    </AccountPage>
  );
}
