import { TextLink } from "~/ui/text-link";
import { redirectWithin } from "~/web/request/return-address";
import { AccountPage } from "./account-page";
import { AddPasskeyForm, PASSKEY_LABELS } from "./add-passkey-form";
import { ComeWithPasskey } from "./come-with-passkey";

type Props = {
  needsCode: boolean;
  /** The passkey or pass that a staff member who logged in with a code alone still needs. */
  lacks?: "passkey" | "pass";
  /** True if they cannot go on without a passkey. */
  isRequired: boolean;
  device: string;
  next: string;
};

/** Offers a passkey to a person who logged in with a code, or requires one. */
export function OfferPasskeyPage(view: Props) {
  const { needsCode, lacks, isRequired, device, next } = view;
  const action = redirectWithin("/en/add-passkey", next);
  return (
    <AccountPage title={nameTitle(view)} names={PASSKEY_LABELS}>
      {lacks !== "passkey" && (isRequired ? <Why hadOne={lacks === "pass"} /> : <Offer />)}
      <div className="mt-6 space-y-6">
        {lacks === "passkey" ? (
          <ComeWithPasskey />
        ) : needsCode ? (
          <p className="max-w-text">
            You logged in more than 15 minutes ago. Log out, log in again, and add it then.
          </p>
        ) : (
          <AddPasskeyForm
            action={action}
            device={device}
            needsPass={lacks === "pass"}
            isRequired={isRequired}
          />
        )}
        {lacks !== "passkey" && (
          <p>
            <TextLink to={isRequired ? "/en/log-out" : next}>{isRequired ? "Log out" : "Not now"}</TextLink>
          </p>
        )}
      </div>
    </AccountPage>
  );
}

function nameTitle({ lacks, isRequired }: Props): string {
  if (lacks === "passkey") return "Log in with your passkey";
  return isRequired ? "Add a passkey to go on" : "Log in with a passkey next time?";
}

function Offer() {
  return (
    <p className="mt-3 max-w-text">
      With a passkey you log in with your fingerprint, your face or the lock of your screen. You wait for no
      SMS, and there is no code that anybody could ask you for.
    </p>
  );
}

function Why({ hadOne }: { hadOne: boolean }) {
  return (
    <div className="mt-3 max-w-text space-y-4">
      <p>
        {hadOne && "Your passkeys were removed. "}Whoever works here logs in with a passkey: with a
        fingerprint, a face or the lock of a screen. A code by SMS is not enough, because whoever takes over a
        cell number gets its codes. You see no clients before you have added one.
      </p>
      <p>
        This device cannot? When your browser asks, choose another device, such as your phone or a security
        key, or log in on one that can.{" "}
        {hadOne ? "You have no such device, or no pass of today?" : "You have no such device?"} Ask a system
        administrator.
      </p>
    </div>
  );
}
