import { LinkButton } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";

type ContinueProps = {
  /** True if the page stays as it is until the person presses to check again. */
  isStill: boolean;
  /** Time of day of this check, in South Africa. */
  lookedAt: string;
};

/** Waits until the code is confirmed, and checks again automatically until the person stops it. */
export function ContinuePage({ isStill, lookedAt }: ContinueProps) {
  return (
    <Page isDialog>
      <h1 className="heading-1">We are checking your code</h1>
      <p className="mt-3 max-w-text">This takes a few seconds. You do not have to type it again.</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={isStill ? "/en/continue?still" : "/en/continue"} look="secondary">
          Check again now
        </LinkButton>
        <TextLink to={isStill ? "/en/continue" : "/en/continue?still"}>
          {isStill ? "Check automatically" : "Stop checking automatically"}
        </TextLink>
      </div>
      <p className="mt-2 text-small text-soft" data-polled={isStill ? undefined : "time"}>
        {isStill ? "This page no longer checks automatically." : "This page checks again every second."} Last
        checked at {lookedAt}.
      </p>
    </Page>
  );
}
