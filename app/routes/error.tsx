import type { MetaFunction } from "@remix-run/node";
import { TroubleMessage } from "~/web/layout/trouble";

export const meta: MetaFunction = () => [{ title: "Something went wrong – Baobab" }];

export default function ErrorPage() {
  return <TroubleMessage />;
}
