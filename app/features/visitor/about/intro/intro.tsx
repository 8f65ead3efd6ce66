import { Page } from "~/web/layout/page";
import { Example } from "./example";
import { Hero } from "./hero";
import { ReadyForMore } from "./ready-for-more";
import { WhoWeAre } from "./who-we-are";
import { WhyBaobab } from "./why-baobab";

/** The first page: a first figure from four answers, an example of one, who runs this, and the ways on. */
export function Intro() {
  return (
    <Page isWide>
      <Hero />
      <div className="frame">
        <Example />
        <WhoWeAre />
        <ReadyForMore />
      </div>
      <WhyBaobab />
    </Page>
  );
}
