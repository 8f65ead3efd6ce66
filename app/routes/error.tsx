import type { MetaFunction } from "@remix-run/node";
import { TroubleMessage } from "~/ui/layout/trouble";

export const meta: MetaFunction = () => [{ title: "Something went wrong – Baobab" }];

export default function ErrorPage() {
  return <TroubleMessage />;
}
