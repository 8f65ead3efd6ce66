import { Page } from "~/web/layout/page";
import { HaveReady } from "./have-ready";
import { Hero } from "./hero";
import { WhatYouGet } from "./what-you-get";
import { WhoWeAre } from "./who-we-are";
import { WhyBaobab } from "./why-baobab";

/** The first page: what this is, who runs it, what comes out of it, what to have ready. */
export function Intro() {
  return (
    <Page isWide>
      <Hero />
      <div className="frame">
        <WhoWeAre />
        <WhatYouGet />
        <HaveReady />
      </div>
      <WhyBaobab />
    </Page>
  );
}
