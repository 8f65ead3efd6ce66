import type { MetaFunction } from "@remix-run/node";
import { Privacy } from "~/features/visitor/about/privacy";

export const meta: MetaFunction = () => [{ title: "Privacy – Baobab" }];

export default function PrivacyPage() {
  return <Privacy />;
}
