import { Intro } from "~/features/visitor/about/intro/intro";
import { titled } from "~/web/page/titled";

export const handle = { isFirst: true };

export const meta = titled("Turn your savings into an income for life", {
  also: [
    {
      name: "description",
      content: "Seven short sets of questions, and a plan for your retirement savings with the reasons why.",
    },
  ],
});

export default function IntroPage() {
  return <Intro />;
}
