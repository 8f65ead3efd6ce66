import { renderToStaticMarkup } from "react-dom/server";
import { readNamedPlan, writePlanAddress } from "~/base/plan-address";
import { AMENDED_SAMPLE, getEnvironment } from "~/backend/door.server";
import { TextLink } from "~/ui/text-link";

/** Says in mock mode, also in print, that nothing on the page is about the visitor; undefined otherwise. */
export function writeSampleNotice(request: Request): string | undefined {
  if (getEnvironment().BACKEND !== "mock") return undefined;
  const named = readNamedPlan(new URL(request.url).searchParams);
  const amended = writePlanAddress("/en/recommended-plan", { ...named, plan: AMENDED_SAMPLE });
  return renderToStaticMarkup(
    <section aria-label="Samples" className="border-b border-line bg-mist">
      <p className="frame py-3 text-small">
        <strong>This site shows samples.</strong> The people and plans are invented, and the figures stay the
        same whatever you answer or change. Plan <TextLink to={amended}>{AMENDED_SAMPLE}</TextLink> is one
        that was amended. Nothing is kept or sent, and any code lets you in.
      </p>
    </section>,
  );
}
