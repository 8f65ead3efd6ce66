import type { LoginType } from "~/contract/account/user";
import { redirectWithin } from "~/web/request/return-address";
import { LinkButton } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { ProgressTrack } from "~/ui/progress-bar";
import { AccountPage } from "./account-page";
import { writeStartAddress } from "./start-address";

/**
 * The state of a login: expired while the person was away; ended elsewhere; closed with its account; alive; unknown
 * because the services do not answer; or nobody was logged in.
 */
export type SessionOutcome = "away" | "ended" | "closed" | "alive" | "unknown" | "nobody";

type SessionExpiredView = {
  outcome: SessionOutcome;
  next?: string;
  /** The type of the login that ended. */
  type?: LoginType;
  isStill: boolean;
  secondsLeft: number;
  /** A form posted after the end: stored, stored to be looked at first, too long, or typed for another login. */
  form?: "held" | "shown" | "long" | "other";
  /** True if the session cookie still names the person. */
  isNamed: boolean;
};

export const OUTCOME_TITLES: Record<SessionOutcome, string> = {
  away: "You were away, so we logged you out",
  ended: "You were logged out on another device or by us",
  closed: "Your account is closed, so we logged you out",
  alive: "You are still logged in",
  unknown: "Please log in again",
  nobody: "You are not logged in",
};

const KEPT = {
  held: "What you have just sent is not lost: log in, and we carry it out.",
  shown: "What you have just sent is not lost: log in, and we show it to you again as you typed it.",
  long: "What you have just sent was too long to keep. Everything that you saved before is still there.",
  other:
    "What you have just sent was typed for another login. We did not keep it, so that nobody else reads it. Everything that you saved before is still there.",
  none: "Everything that you saved is still there.",
};

/** Says that the session has ended. The start page opens after a minute, unless that is stopped. */
export function SessionExpiredPage(view: SessionExpiredView) {
  const { next, type, outcome, isStill, secondsLeft, form, isNamed } = view;
  if (outcome === "alive")
    return (
      <AccountPage isDialog title={OUTCOME_TITLES.alive}>
        <p className="mt-6">
          <LinkButton to={next ?? "/en"}>Go on</LinkButton>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage isDialog title={OUTCOME_TITLES[outcome]}>
      {outcome === "closed" ? (
        <p className="mt-3 max-w-text">
          If that is a mistake, please <a href="/en/contact">talk to us</a>.
        </p>
      ) : (
        <p className="mt-3 max-w-text">{KEPT[form ?? "none"]}</p>
      )}
      {outcome === "away" && (
        <p className="mt-3 max-w-text text-small text-soft">
          A login lasts 15 minutes after the last page that you opened, and 12 hours at most.
        </p>
      )}
      {outcome !== "closed" && (
        <p className="mt-6">
          <LinkButton to={writeStartAddress({ kind: "login", type, next })}>Log in and go on</LinkButton>
        </p>
      )}
      {isNamed && (
        <Form id="go-on" action="/en/log-out" className="mt-4">
          <SubmitButton intent="start" look="link">
            Go on without logging in
          </SubmitButton>
          <p className="max-w-text text-small text-soft">
            This browser then forgets who was logged in, and answers that were not saved.
          </p>
        </Form>
      )}
      <div className="mt-8 max-w-text border-t-2 border-bark pt-6">
        {isStill ? (
          <p className="text-small">
            This page stays open. <a href="/en">Go to the start page</a>.
          </p>
        ) : (
          <div data-countdown={secondsLeft} data-countdown-to="/en">
            <p className="font-bold" role="timer">
              The start page opens in{" "}
              <span className="inline-block">
                <span data-countdown-seconds>{secondsLeft}</span> seconds
              </span>
            </p>
            <div data-countdown-bar hidden>
              <ProgressTrack done={secondsLeft} total={secondsLeft} label="Time until the start page opens" />
            </div>
            <p className="mt-2">
              <a
                href={redirectWithin("/en/session-expired?still", next)}
                className="link"
                data-countdown-stop
              >
                Stay on this page
              </a>
            </p>
          </div>
        )}
      </div>
    </AccountPage>
  );
}
