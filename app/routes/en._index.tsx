import { Intro } from "~/features/visitor/about/intro/intro";
import { titled } from "~/web/page/titled";

export const handle = { isFirst: true };

export const meta = titled("Turn your savings into an income for life", {
  also: [
    {
      name: "description",
      content:
        "Type four things. See what your savings could pay you each month, and make a plan with the reasons why.",
    },
  ],
});

export default function IntroPage() {
  return <Intro />;
}
