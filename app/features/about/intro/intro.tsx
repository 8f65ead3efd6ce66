import { Page } from "~/ui/layout/page";
import { HaveReady } from "./have-ready";
import { Hero } from "./hero";
import { WhatYouGet } from "./what-you-get";
import { WhyBaobab } from "./why-baobab";

/** The first page: what this is, what comes out of it, what to have ready. */
export function Intro() {
  return (
    <Page isWide>
      <Hero />
      <div className="frame">
        <WhatYouGet />
        <HaveReady />
      </div>
      <WhyBaobab />
    </Page>
  );
}
