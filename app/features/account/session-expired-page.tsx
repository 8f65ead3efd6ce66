import { leadOnTo } from "~/features/session/own-path";
import { LinkButton } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { ProgressTrack } from "~/ui/progress-bar";
import { AccountPage } from "./account-page";

type SessionExpiredView = {
  next?: string;
  isStill: boolean;
  secondsLeft: number;
  /** What became of a form that was posted after the end. */
  form?: "held" | "lost";
  /** Whether the browser still says who was logged in. */
  isNamed: boolean;
};

const KEPT = {
  held: "What you have just sent is not lost: log in, and we carry it out.",
  lost: "What you have just sent was too long to keep. Everything that you saved before is still there.",
  none: "Everything that you saved is still there.",
};

/** Says that the session has ended. The start page opens after a minute, unless that is stopped. */
export function SessionExpiredPage({ next, isStill, secondsLeft, form, isNamed }: SessionExpiredView) {
  return (
    <AccountPage title="You were away, so we logged you out">
      <p className="mt-3 max-w-text">{KEPT[form ?? "none"]}</p>
      <p className="mt-6">
        <LinkButton to={leadOnTo("/en/login", next)}>Log in and go on</LinkButton>
      </p>
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
              <a href={leadOnTo("/en/session-expired?still", next)} className="link" data-countdown-stop>
                Stay on this page
              </a>
            </p>
          </div>
        )}
      </div>
    </AccountPage>
  );
}
