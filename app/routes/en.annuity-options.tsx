import type { MetaFunction } from "@remix-run/node";
import { AnnuityOptionsPage } from "~/features/walk-through/annuity-options-page";
import { ANNUITY_OPTIONS } from "~/words/annuity-options";

export const meta: MetaFunction = () => [{ title: `${ANNUITY_OPTIONS.heading} – Baobab` }];

export default function AnnuityOptionsRoute() {
  return <AnnuityOptionsPage />;
}
