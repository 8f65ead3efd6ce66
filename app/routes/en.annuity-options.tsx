import type { MetaFunction } from "@remix-run/node";
import { AnnuityOptionsPage } from "~/features/plan/explanation/annuity-options-page";
import { ANNUITY_OPTIONS } from "~/words/explanation/annuity-options";

export const meta: MetaFunction = () => [{ title: `${ANNUITY_OPTIONS.heading} – Baobab` }];

export default function AnnuityOptionsRoute() {
  return <AnnuityOptionsPage />;
}
