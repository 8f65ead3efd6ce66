import type { MetaFunction } from "@remix-run/node";
import { Intro } from "~/features/visitor/about/intro/intro";

export const handle = { isFirst: true };

export const meta: MetaFunction = () => [
  { title: "Turn your savings into an income for life – Baobab" },
  {
    name: "description",
    content: "Seven short sets of questions, and a plan for your retirement savings with the reasons why.",
  },
];

export default function IntroPage() {
  return <Intro />;
}
