import type { ReactNode } from "react";
import { PostForm } from "~/ui/form";
import { AccountPage } from "./account-page";

type CarryOnProps = {
  action: string;
  fields: [string, string][];
  /** True if the form carried the token of one of the site's own pages. */
  isTrusted: boolean;
};

/** Resends a form that was posted after the session's end: at the press of a button, with scripts at once. */
export function CarryOnPage({ action, fields, isTrusted }: CarryOnProps) {
  const Waiting = isTrusted ? CarriedOut : LookedAt;
  return (
    <AccountPage isDialog title="Welcome back. Shall we go on?">
      <p className="mt-3 max-w-text">
        We kept what you sent when your time had run out.
        {!isTrusted && " Nothing is saved yet: look at it first, and then press the button there."}
      </p>
      <Waiting action={action}>
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {/* The button has no name: the originally pressed button is one of the fields. */}
        <button
          type="submit"
          className="button button-primary"
          data-busy={isTrusted ? "Saving..." : undefined}
        >
          {isTrusted ? "Carry on" : "Show me what I sent"}
        </button>
      </Waiting>
    </AccountPage>
  );
}

type WaitingProps = { action: string; children: ReactNode };

/** The stored fields include the form's id, so that its page shows them again if they are refused. */
function CarriedOut({ action, children }: WaitingProps) {
  return (
    <div className="mt-6">
      <PostForm id="carry-on" action={action} values={{}} isSentAtOnce>
        {children}
      </PostForm>
    </div>
  );
}

/** Posts without the site's token: the page shows the form again as typed and carries nothing out. */
function LookedAt({ action, children }: WaitingProps) {
  return (
    <form id="carry-on" action={action} method="post" className="mt-6">
      {children}
    </form>
  );
}
