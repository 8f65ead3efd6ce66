import { TextLink } from "~/ui/text-link";
/** A notice for a staff member who has a passkey and logged in with a code. */
export function ComeWithPasskey() {
  return (
    <div className="max-w-text space-y-4">
      <p>
        You logged in with a code. You work here and have a passkey, so a code alone is not enough.{" "}
        <TextLink to="/en/log-out">Log out</TextLink>, and choose <strong>Log in with a passkey</strong>.
      </p>
      <p>
        You have lost it, or this device cannot use it? Ask a system administrator. They reset your passkeys
        and give you a pass, with which you add another.
      </p>
    </div>
  );
}
