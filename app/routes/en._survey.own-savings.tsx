import { useLoaderData } from "@remix-run/react";
import { showOwnSavings as loader } from "~/features/visitor/survey/own-savings.server";
import { OwnSavingsPage } from "~/features/visitor/survey/own-savings-page";
import { titled } from "~/web/page/titled";

export const meta = titled("Savings in no fund", {
  description:
    "Savings in a bank account, unit trusts or shares are yours already: what the law and the tax do, and how a plan takes them in.",
});

export { loader };

export default function OwnSavings() {
  return <OwnSavingsPage {...useLoaderData<typeof loader>()} />;
}
