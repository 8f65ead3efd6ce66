import { Page } from "~/web/layout/page";
import { CarryOnBand } from "./carry-on-band";
import type { CarryOn } from "./carry-on-band";
import { Example } from "./example";
import { Hero } from "./hero";
import { ReadyForMore } from "./ready-for-more";
import { WhoWeAre } from "./who-we-are";

/** The first page: a first figure from five answers, an example of one, who runs this, and the ways on. A visitor who has begun the survey can go on with it. */
export function Intro({ carryOn }: { carryOn?: CarryOn }) {
  return (
    <Page isWide band={carryOn && <CarryOnBand {...carryOn} />}>
      <Hero hasBegun={carryOn !== undefined} />
      <div className="frame">
        <Example />
        <WhoWeAre />
        <ReadyForMore />
      </div>
    </Page>
  );
}
