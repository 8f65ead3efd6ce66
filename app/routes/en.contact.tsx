import type { MetaFunction } from "@remix-run/node";
import { Contact } from "~/features/about/contact";

export const meta: MetaFunction = () => [{ title: "Talk to a person – Baobab" }];

export default function ContactPage() {
  return <Contact />;
}
