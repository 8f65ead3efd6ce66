import { leadOnTo } from "~/web/forms/return-address";
import { AccountPage } from "./account-page";
import { AddPasskeyForm } from "./add-passkey-form";

type Props = { needsCode: boolean; device: string; next: string };

/** Offers a passkey to somebody who logged in with a code. */
export function OfferPasskeyPage({ needsCode, device, next }: Props) {
  return (
    <AccountPage title="Log in with a passkey next time?" names={{ name: "Name of the passkey" }}>
      <p className="mt-3 max-w-text">
        With a passkey you log in with your fingerprint, your face or the lock of your screen. You wait for no
        SMS, and there is no code that anybody could ask you for.
      </p>
      <div className="mt-6 space-y-6">
        {needsCode ? (
          <p className="max-w-text">
            You logged in more than 15 minutes ago. <a href="/en/log-out">Log out</a>, log in again, and add
            it then.
          </p>
        ) : (
          <AddPasskeyForm action={leadOnTo("/en/add-passkey", next)} device={device} />
        )}
        <p>
          <a href={next} className="link">
            Not now
          </a>
        </p>
      </div>
    </AccountPage>
  );
}
