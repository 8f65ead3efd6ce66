import { TextField } from "~/ui/form";
import { newPasskeyForm } from "./account-forms";
import { PasskeyForm } from "./passkey-form";

/** The fields' names in the summary of mistakes. */
export const PASSKEY_LABELS = { name: "Name of the passkey", pass: "Pass" };

type Props = {
  action: string;
  /** A suggested name for the device in use; empty if it is unknown. */
  device: string;
  /** True after a reset of their passkeys: a new one then takes a pass. */
  needsPass?: boolean;
  /** True if they cannot go on without a passkey. */
  isRequired?: boolean;
};

/** Adds a passkey under a name; says so where the browser cannot. */
export function AddPasskeyForm({ action, device, needsPass = false, isRequired = false }: Props) {
  return (
    <>
      <p data-without-passkeys className="max-w-text">
        {isRequired
          ? "Passkeys need JavaScript, which this browser does not run here, or it knows no passkeys. Allow JavaScript for this site, or log in with another browser or on another device."
          : "This browser cannot add a passkey, or does not run the site’s scripts. You log in with a code, as before."}
      </p>
      <PasskeyForm
        id="add-passkey"
        schema={newPasskeyForm}
        action={action}
        asks="/en/passkey-challenge?add"
        intent="add"
        button="Add a passkey"
        defaultValues={{ name: device }}
      >
        {needsPass && (
          <TextField
            name="pass"
            label={PASSKEY_LABELS.pass}
            hint="Twelve letters and digits, which an administrator gave you. It works for a day"
            autoComplete="off"
            width="max-w-[20rem]"
          />
        )}
        <TextField
          name="name"
          label={PASSKEY_LABELS.name}
          hint="So that you know it again in your list"
          width="max-w-[20rem]"
        />
      </PasskeyForm>
    </>
  );
}
