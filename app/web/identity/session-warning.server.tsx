import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenInput, AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { SubmitButton, TrapContext, TrapFields } from "~/ui/form/without-validation";
import { writeClock } from "~/words/plan/write-figures";
import type { FormProtection } from "../forms/form-protection.server";

/** So long before its end a reader is asked whether they are still there. */
const WARNING_SECONDS = 120;

/**
 * For somebody who is logged in and reads without scripts; undefined for anybody else. A style of its own shows it two minutes
 * before the session ends, and again each time that its button has made it longer. What the button answers is a window of its
 * own, so that nothing typed is lost. It travels as markup, so that pages that run React load nothing for it.
 */
export function writeSessionWarning(
  endsAt: number | undefined,
  { csrf, honeypot }: FormProtection,
): string | undefined {
  if (endsAt === undefined) return undefined;
  const secondsLeft = Math.floor((endsAt - Date.now()) / 1_000);
  return renderToStaticMarkup(
    <AuthenticityTokenProvider token={csrf}>
      <TrapContext.Provider value={honeypot}>
        <noscript>
          <link rel="stylesheet" href="/session-warning.css" />
          <div role="status">
            <div
              className="session-warning z-20 border-b-4 border-sun bg-mist py-3 phone:py-1 print:hidden"
              style={{ animationDelay: `${secondsLeft - WARNING_SECONDS}s` }}
            >
              <div className="frame flex items-center justify-between gap-x-6 phone:gap-x-3">
                <p className="min-w-0 phone:text-small">
                  <strong>Still there?</strong> At {writeClock(endsAt)} we log you out, or 15 minutes after
                  your last press here.
                  <span className="phone:hidden"> Press to stay, and nothing on this page is lost.</span>
                </p>
                <form
                  id="session-goes-on"
                  action="/en/session-ends"
                  method="post"
                  target="_blank"
                  className="wide:shrink-0"
                >
                  <AuthenticityTokenInput />
                  <TrapFields />
                  <SubmitButton intent="beside" className="phone:px-3">
                    Stay logged&nbsp;in<span className="sr-only">, which opens another window</span>
                  </SubmitButton>
                </form>
              </div>
            </div>
          </div>
        </noscript>
      </TrapContext.Provider>
    </AuthenticityTokenProvider>,
  );
}
