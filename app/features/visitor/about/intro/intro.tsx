import { useContext } from "react";
import { Page } from "~/web/layout/page";
import { VisitorContext } from "~/web/plan/visitor-context";
import { Example } from "./example";
import { Hero } from "./hero";
import { ReadyForMore } from "./ready-for-more";
import { WhoWeAre } from "./who-we-are";
import { LinkButton } from "~/ui/button";
import { ProgressTrack } from "~/ui/progress-bar";
import { TextLink } from "~/ui/text-link";

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

type CarryOn = {
  step: number;
  steps: number;
  name: string;
  /** For how long the answers stay in this browser after the last one, in words. */
  kept: string;
};

/** For a visitor with unfinished answers: the step at which they stopped, and the ways to go on or begin again. */
function CarryOnBand({ step, steps, name, kept }: CarryOn) {
  const progress = `Step ${step} of ${steps}`;
  return (
    <section aria-labelledby="carry-on" className="frame flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-[16rem]">
        <h2 id="carry-on" className="font-bold">
          Welcome back
        </h2>
        <p className="text-small">
          You stopped at step {step}, {name}. We keep your answers in this browser for {kept} after the last
          one.
        </p>
      </div>
      <div className="basis-full wide:basis-[12rem]">
        <ProgressTrack done={step} total={steps} label={progress} />
      </div>
      <LinkButton to={`/en/${step}?plan=new`}>
        Carry on with step {step} of {steps}
      </LinkButton>
      <TextLink to="/en/clear-my-answers?plan=new">Start again</TextLink>
    </section>
  );
}
