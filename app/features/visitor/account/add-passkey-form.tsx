import { TextField } from "~/ui/form";
import { PasskeyForm } from "./passkey-form";

type Props = {
  action: string;
  /** What the device may be called on which the person is; empty if that is not known. */
  device: string;
};

/** Adds a passkey under a name; a browser that cannot says so. */
export function AddPasskeyForm({ action, device }: Props) {
  return (
    <>
      <p data-without-passkeys className="max-w-text">
        This browser cannot add a passkey, or does not run the site’s scripts. You log in with a code, as
        before.
      </p>
      <PasskeyForm
        id="add-passkey"
        action={action}
        asks="/en/passkey-challenge?add"
        intent="add"
        button="Add a passkey"
        defaultValues={{ name: device }}
      >
        <TextField
          name="name"
          label="Name of the passkey"
          hint="So that you know it again in your list"
          width="max-w-[20rem]"
        />
      </PasskeyForm>
    </>
  );
}
