import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { TrapContext } from "~/ui/form/without-validation";
import { CookieChoice } from "../cookies/cookie-choice";
import { hasAnalytics, readCookieAnswer } from "../cookies/cookie-answer.server";
import type { FormProtection } from "../forms/form-protection.server";
import { readOwnPage } from "../request/return-address";

const PAGES_TO_READ = [
  "/en",
  "/en/annuity-options",
  "/en/menu",
  "/en/methodology",
  "/en/privacy",
  "/en/recommended-plan",
  "/en/terms-of-use",
  "/en/thank-you",
];

/**
 * Asks for consent to analytics, above pages to read, until it is answered: on a page with a form, answering
 * would lose what is typed there. It is rendered on the server and sent as markup, so that pages that run
 * React load no code for it.
 */
export function writeCookieQuestion(
  request: Request,
  { csrf, honeypot }: FormProtection,
): string | undefined {
  if (!hasAnalytics() || readCookieAnswer(request)) return undefined;
  const back = readOwnPage(request);
  if (!back || !PAGES_TO_READ.includes(new URL(request.url).pathname)) return undefined;
  return renderToStaticMarkup(
    <AuthenticityTokenProvider token={csrf}>
      <TrapContext.Provider value={honeypot}>
        <section aria-label="Cookies" className="border-b border-line bg-mist print:hidden">
          <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3 text-small">
            <p className="max-w-text">
              May we count your visit? If you accept, our analytics service hears which pages are opened and,
              once you log in, a code that stands for you. It never hears what you answer. If you decline, the
              site works the same. <a href="/en/cookies">About our cookies</a>
            </p>
            <CookieChoice id="cookie-question" back={back} />
          </div>
        </section>
      </TrapContext.Provider>
    </AuthenticityTokenProvider>,
  );
}
