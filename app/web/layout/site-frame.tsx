import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import type { ReactNode } from "react";
import { TrapContext } from "~/ui/form/without-validation";
import type { SiteData } from "~/web/page/site.server";
import { ActingBand } from "./acting-band";
import { Footer } from "./footer";
import { Header } from "./header";
import { VisitorContext } from "../plan/visitor-context";
import type { Visitor } from "../plan/visitor-context";

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
