import { SubmitButton } from "~/ui/form";
import { Rows } from "~/ui/rows";
import { DataAction } from "./data-action";
import type { MyDataView } from "./my-data-view";

/** A person's passkeys; changing them may take a code. */
export function PasskeysSection({ passkeys }: Pick<MyDataView, "passkeys">) {
  return (
    <DataAction
      title="Passkeys"
      words="A passkey logs you in with your fingerprint, your face or the lock of your screen, in the place of a code."
    >
      {passkeys.length === 0 ? (
        <p>You have none.</p>
      ) : (
        <Rows
          size="small"
          rows={passkeys.map(({ name, added, used }) => ({
            name: <span className="break-words">{name}</span>,
            note: used ? `last used ${used}` : "not used yet",
            value: `added ${added}`,
          }))}
        />
      )}
      {passkeys.length === 0 && (
        <p data-without-passkeys>
          This browser cannot add one, or does not run the site’s scripts. You log in with a code.
        </p>
      )}
      <div className="mt-4" hidden={passkeys.length === 0} data-key="">
        <SubmitButton intent="passkeys" look="secondary">
          {passkeys.length === 0 ? "Add a passkey" : "Add or remove a passkey"}
        </SubmitButton>
      </div>
    </DataAction>
  );
}
