import { renderToStaticMarkup } from "react-dom/server";
import { writePlanAddress } from "~/base/plan-address";
import { AMENDED_SAMPLE, getEnvironment } from "~/backend/door.server";

/** Says in mock mode, also on paper, that nothing on the page is about the visitor; undefined otherwise. */
export function writeSampleNotice(): string | undefined {
  if (getEnvironment().BACKEND !== "mock") return undefined;
  return renderToStaticMarkup(
    <section aria-label="Samples" className="border-b border-line bg-mist">
      <p className="frame py-3 text-small">
        <strong>This site shows samples.</strong> The people and plans are invented, and the figures stay the
        same whatever you answer or change. Plan{" "}
        <a href={writePlanAddress("/en/recommended-plan", AMENDED_SAMPLE)} className="link">
          {AMENDED_SAMPLE}
        </a>{" "}
        is one that was amended. Nothing is kept or sent, and any code lets you in.
      </p>
    </section>,
  );
}
