import { FIRST_FIGURE_LEAD } from "~/features/visitor/about/intro/hero";
import { Intro } from "~/features/visitor/about/intro/intro";
import { titled } from "~/web/page/titled";

export const handle = { isFirst: true };

export const meta = titled("Turn your savings into an income for life", {
  description: FIRST_FIGURE_LEAD,
});

export default function IntroPage() {
  return <Intro />;
}
