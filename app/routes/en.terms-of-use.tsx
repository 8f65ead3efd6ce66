import type { MetaFunction } from "@remix-run/node";
import { TermsOfUse } from "~/features/visitor/about/terms-of-use";

export const meta: MetaFunction = () => [{ title: "Terms of use – Baobab" }];

export default function TermsOfUsePage() {
  return <TermsOfUse />;
}
