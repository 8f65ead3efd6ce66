import { useContext } from "react";
import { Page } from "~/web/layout/page";
import { VisitorContext } from "~/web/plan/visitor-context";
import { CarryOnBand } from "./carry-on-band";
import type { CarryOn } from "./carry-on-band";
import { Example } from "./example";
import { Hero } from "./hero";
import { ReadyForMore } from "./ready-for-more";
import { WhoWeAre } from "./who-we-are";

/**
 * The first page: a first figure from five answers, an example, the operator, and the next steps. A visitor with
 * unfinished answers can go on with them, unless they are staff.
 */
export function Intro({ carryOn }: { carryOn?: CarryOn }) {
  const { deskStart } = useContext(VisitorContext);
  const begun = deskStart ? undefined : carryOn;
  return (
    <Page isWide band={begun && <CarryOnBand {...begun} />}>
      <Hero hasBegun={begun !== undefined} />
      <div className="frame">
        <Example />
        <WhoWeAre />
        <ReadyForMore />
      </div>
    </Page>
  );
}
