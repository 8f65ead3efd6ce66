import type { MetaFunction } from "@remix-run/node";
import { Method } from "~/features/about/method";

export const meta: MetaFunction = () => [{ title: "How we work it out – Baobab" }];

export default function MethodPage() {
  return <Method />;
}
