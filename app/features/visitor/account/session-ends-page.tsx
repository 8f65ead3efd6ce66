import { redirectWithin } from "~/web/request/return-address";
import { Form, SubmitButton } from "~/ui/form";
import { AccountPage } from "./account-page";
import { namePageKind } from "./page-kind";

type SessionEndsView = {
  /** Time of day in South Africa. */
  endsAt: string;
  secondsLeft: number;
  /** True if the session was just renewed, beside a page that stays open. */
  isKept: boolean;
  /** True if the page stays as it is when the session ends. */
  isStill: boolean;
  next?: string;
  /** The address to open at the session's end. */
  expired: string;
};

/** Asks an idle logged-in person whether to stay logged in. With scripts it is a dialog over other pages. */
export function SessionEndsPage({ endsAt, secondsLeft, isKept, isStill, next, expired }: SessionEndsView) {
  const step = namePageKind(next);
  if (isKept)
    return (
      <AccountPage isDialog title={`You stay logged in until ${endsAt}`}>
        <p className="mt-3 max-w-text">Close this window, and read on where you were.</p>
      </AccountPage>
    );
  return (
    <AccountPage isDialog title={`Still there? We log you out at ${endsAt}`}>
      {!isStill && (
        <p className="mt-3" role="timer" data-countdown={secondsLeft} data-countdown-to={expired} hidden>
          <strong className="text-amount-xl text-bark" data-countdown-clock /> minutes left
        </p>
      )}
      <p className="mt-3 max-w-text">
        Nobody else should see your plan when you step away. What you saved stays saved.
      </p>
      <Form
        id="session-ends"
        action={redirectWithin(isStill ? "/en/session-ends?still" : "/en/session-ends", next)}
        className="mt-6 flex flex-col gap-4 wide:max-w-[24rem]"
      >
        <SubmitButton intent="stay" busyWords="One moment...">
          Stay logged in
        </SubmitButton>
      </Form>
      <Form id="leave" action="/en/log-out" className="mt-4 flex flex-col wide:max-w-[24rem]">
        {step && <input type="hidden" name="step" value={step} />}
        <SubmitButton intent="here" look="secondary">
          Log out
        </SubmitButton>
      </Form>
      <p className="mt-6 max-w-text text-small text-soft">
        Each page that you open gives you 15 minutes more, for 12 hours at most.
      </p>
      {!isStill && (
        <p className="mt-2" data-countdown-aside>
          <a href={redirectWithin("/en/session-ends?still", next)} className="link" data-countdown-stop>
            Keep this page open
          </a>
        </p>
      )}
    </AccountPage>
  );
}
