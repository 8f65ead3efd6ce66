import { Form, SubmitButton } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { AccountPage } from "../account-page";
import { ComeWithPasskey } from "../come-with-passkey";
import { AddPasskeyForm, PASSKEY_LABELS } from "../add-passkey-form";

const PATH = "/en/my-data/passkeys";

const DONE = {
  added: "Your passkey is added. Next time you can log in with it.",
  removed: "The passkey is removed here. Delete it on your device as well, so that it is not offered to you.",
} as const;

type Props = {
  passkeys: { id: string; name: string; added: string; used?: string }[];
  device: string;
  /** The passkey or pass that a staff member who logged in with a code alone still needs. */
  lacks?: "passkey" | "pass";
  done?: keyof typeof DONE;
};

/** A person's passkeys, to add and to remove. */
export function PasskeysPage({ passkeys, device, lacks, done }: Props) {
  return (
    <AccountPage title="Passkeys" back={{ to: "/en/my-data", name: "My data" }} names={PASSKEY_LABELS}>
      <p className="mt-3 max-w-text">
        A passkey logs you in with your fingerprint, your face or the lock of your screen, in the place of a
        code. Add none on a phone or computer that others can unlock.
      </p>
      {done && (
        <div role="status" className="mt-6 max-w-text">
          <Panel tint="leaf">
            <p className="font-bold">{DONE[done]}</p>
          </Panel>
        </div>
      )}
      {passkeys.length > 0 && (
        <Form id="passkeys" action={PATH} className="mt-8 max-w-text">
          <ul>
            {passkeys.map(({ id, name, added, used }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3"
              >
                <span className="min-w-0 break-words">
                  <span className="font-bold">{name}</span>
                  <span className="block text-small text-soft">
                    added {added}, {used ? `last used ${used}` : "not used yet"}
                  </span>
                </span>
                <SubmitButton intent={`remove-${id}`} look="link">
                  Remove<span className="sr-only"> {name}</span>
                </SubmitButton>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <section className="mt-10 space-y-4">
        <h2 className="heading-2">Add one on this device</h2>
        {lacks === "passkey" ? (
          <ComeWithPasskey />
        ) : (
          <AddPasskeyForm action={PATH} device={device} needsPass={lacks === "pass"} />
        )}
      </section>
    </AccountPage>
  );
}
