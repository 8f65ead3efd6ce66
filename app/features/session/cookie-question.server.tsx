import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { TrapContext } from "~/ui/form/light";
import { CookieChoice } from "./cookie-choice";
import { hasAnalytics, readCookieAnswer } from "./cookie-answer.server";
import type { FormProtection } from "./form-protection.server";
import { readOwnPage } from "./own-path";

/**
 * Asks whether visits may be counted, above a page, until it is answered; pages by which people log in are left in peace.
 * It is rendered here and travels as markup, so that pages that run React load nothing for it.
 */
export function writeCookieQuestion(
  request: Request,
  { csrf, honeypot }: FormProtection,
): string | undefined {
  if (!hasAnalytics() || readCookieAnswer(request)) return undefined;
  const back = readOwnPage(request);
  if (!back || back.startsWith("/en/cookies")) return undefined;
  return renderToStaticMarkup(
    <AuthenticityTokenProvider token={csrf}>
      <TrapContext.Provider value={honeypot}>
        <section aria-label="Cookies" className="border-b border-line bg-mist print:hidden">
          <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3 text-small">
            <p className="max-w-text">
              May we count your visit? If you accept, we note which pages are opened, never what you answer.
              If you decline, nothing else changes. <a href="/en/cookies">About our cookies</a>
            </p>
            <CookieChoice id="cookie-question" back={back} />
          </div>
        </section>
      </TrapContext.Provider>
    </AuthenticityTokenProvider>,
  );
}
