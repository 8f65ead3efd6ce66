import { useLoaderData } from "@remix-run/react";
import { OfferPasskeyPage } from "~/features/visitor/account/offer-passkey-page";
import { offerPasskey as loader, submitOffer as action } from "~/features/visitor/account/passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Log in with a passkey");

export { action, loader };

export default function OfferPasskey() {
  return <OfferPasskeyPage {...useLoaderData<typeof loader>()} />;
}
