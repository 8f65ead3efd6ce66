import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfferPasskeyPage } from "~/features/visitor/account/offer-passkey-page";
import { offerPasskey, submitOffer } from "~/features/visitor/account/passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Log in with a passkey");

export async function loader({ request }: LoaderFunctionArgs) {
  return offerPasskey(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitOffer(args);
}

export default function OfferPasskey() {
  return <OfferPasskeyPage {...useLoaderData<typeof loader>()} />;
}
