import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { type ReactNode, useContext } from "react";
import { TrapContext } from "~/ui/form/without-validation";
import type { SiteData } from "~/web/page/site.server";
import { Header } from "./header";
import { type Visitor, VisitorContext } from "../plan/visitor-context";
import { usePlanAddress, useSharedPlace } from "~/web/request/use-plan-address";

const FOOTER_LINKS = [
  { to: "/en/terms-of-use", name: "Terms of use" },
  { to: "/en/privacy", name: "Privacy" },
  { to: "/en/cookies", name: "Cookies" },
  { to: "/en/methodology", name: "How we work it out" },
] as const;

function Footer() {
  const writeAddress = usePlanAddress();
  const { callsAddress, deskLinks, acting } = useContext(VisitorContext);
  // The reader of a shared plan has no answers here, and would take them for those of its owner; staff have
  // only clients' answers.
  const isWithout = useSharedPlace() !== undefined || (deskLinks && !acting);
  const clearing = {
    to: writeAddress("/en/clear-my-answers"),
    name: `Clear ${acting ? "these" : "my"} answers`,
  };
  return (
    <footer className="border-t border-line print:hidden">
      <nav aria-label="Legal" className="frame flex min-h-16 flex-wrap items-center gap-x-6 py-2 text-small">
        {[...FOOTER_LINKS, ...(isWithout ? [] : [clearing])].map(({ to, name }) => (
          <a key={to} href={to} className="link">
            {name}
          </a>
        ))}
        {callsAddress && (
          <a href={callsAddress} className="link ml-auto text-soft no-underline">
            API calls
          </a>
        )}
      </nav>
    </footer>
  );
}

const NOBODY = { canLogIn: false };

type SiteFrameProps = {
  /** The visitor, and the protection of forms; absent on an error page that could load nothing. */
  site?: SiteData;
  children: ReactNode;
};

/** The frame of every page: the skip link, the header, the banner above it, the footer. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const visitor: Visitor = site?.visitor ?? NOBODY;
  const { banner, acting } = visitor;
  return (
    <VisitorContext.Provider value={visitor}>
      <AuthenticityTokenProvider token={site?.csrf ?? ""}>
        <TrapContext.Provider value={site?.honeypot}>
          <div className="flex min-h-screen flex-col print:block print:min-h-0">
            <a href="#content" className="skip-link">
              Skip to the content
            </a>
            {banner && <div dangerouslySetInnerHTML={{ __html: banner }} />}
            <Header />
            {acting && <ActingBand {...acting} />}
            {children}
            <Footer />
          </div>
        </TrapContext.Provider>
      </AuthenticityTokenProvider>
    </VisitorContext.Provider>
  );
}

/**
 * Names the client for whom an adviser acts, with the way out. In print it says for whom the page was
 * prepared.
 */
function ActingBand({ name, who, stopAddress }: NonNullable<Visitor["acting"]>) {
  return (
    <>
      <section
        aria-label={`Acting for ${who}`}
        data-acting
        className="z-20 border-b-4 border-sun bg-bark text-white wide:sticky wide:top-0 print:hidden"
      >
        <div className="frame flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p className="min-w-0 grow basis-[10rem] text-small">
            <strong className="block wide:inline">You are acting for {who}.</strong> We write down what you
            do, and {name} can read it.
          </p>
          <a
            href={stopAddress}
            className="flex min-h-touch shrink-0 items-center rounded-leaf border-2 border-white px-6 tight:px-2 font-bold text-white no-underline hover:bg-white hover:text-bark"
          >
            Stop
          </a>
        </div>
      </section>
      <p className="frame hidden font-bold print:block">Prepared for {who}</p>
    </>
  );
}
