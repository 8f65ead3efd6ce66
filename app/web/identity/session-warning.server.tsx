import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenInput, AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { SubmitButton, TrapContext, TrapFields } from "~/ui/form/without-validation";
import type { FormProtection } from "../forms/form-protection.server";

/** So long before its end a reader is asked whether they are still there. */
const WARNING_SECONDS = 120;

/**
 * For somebody who is logged in and reads without scripts; undefined for anybody else. A style of its own shows it two minutes
 * before the session ends, and again each time that its button has made it longer. What the button answers is a window of its
 * own, so that nothing typed is lost. It travels as markup, so that pages that run React load nothing for it.
 */
export function writeSessionWarning(
  secondsLeft: number | undefined,
  { csrf, honeypot }: FormProtection,
): string | undefined {
  if (secondsLeft === undefined) return undefined;
  return renderToStaticMarkup(
    <AuthenticityTokenProvider token={csrf}>
      <TrapContext.Provider value={honeypot}>
        <noscript>
          <link rel="stylesheet" href="/session-warning.css" />
          <div role="status">
            <div
              className="session-warning z-20 border-b-4 border-sun bg-mist py-3 print:hidden"
              style={{ animationDelay: `${secondsLeft - WARNING_SECONDS}s` }}
            >
              <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p className="min-w-0 grow basis-[16rem]">
                  <strong>Still there?</strong> In about two minutes we log you out. Press to stay, and
                  nothing on this page is lost. If you have pressed already, you have 15 minutes.
                </p>
                <form id="session-goes-on" action="/en/session-ends" method="post" target="_blank">
                  <AuthenticityTokenInput />
                  <TrapFields />
                  <SubmitButton intent="beside">
                    Stay logged in<span className="sr-only">, which opens another window</span>
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
