import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenInput, AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { SubmitButton, TrapContext, TrapFields } from "~/ui/form/without-validation";
import { writeClock } from "~/words/plan/write-figures";
import type { FormProtection } from "../forms/form-protection.server";

/** Shown this long before the session ends. */
const WARNING_SECONDS = 120;

/**
 * Warns a logged-in person whose browser runs no scripts; undefined for anyone else. A style of its own shows
 * it two minutes before the session ends, and again after each extension by its button. The response to the
 * button opens in a window of its own, so that nothing typed is lost. It is sent as markup, so that pages
 * that run React load no code for it.
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
