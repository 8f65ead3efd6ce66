import { useContext } from "react";
import type { ReactNode } from "react";
import { ActingBand } from "./acting-band";
import { Footer } from "./footer";
import { Header } from "./header";
import { MainContext } from "./main-context";
import { VisitorContext } from "./visitor-context";

type PageProps = {
  /** A bar under the header: the survey's navigator, a progress bar. */
  band?: ReactNode;
  /** Its content runs from edge to edge and brings its own frames, as on the intro. */
  isWide?: boolean;
  /** It asks one thing, and is as wide as the narrower of two kinds of dialog; some links open it as one. */
  isDialog?: boolean;
  /** Not given where the main part was drawn before. */
  children?: ReactNode;
};

/** Header, content and footer, as on every page. */
export function Page({ band, isWide = false, isDialog = false, children }: PageProps) {
  const { banner, acting } = useContext(VisitorContext);
  const drawn = useContext(MainContext);
  return (
    <div className="flex min-h-screen flex-col print:block">
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {banner && <div dangerouslySetInnerHTML={{ __html: banner }} />}
      <Header />
      {acting && <ActingBand {...acting} />}
      {band && <div className="border-b border-line bg-mist print:hidden">{band}</div>}
      <main
        id="content"
        tabIndex={-1}
        className={isWide ? "flex-1" : `frame page-main ${isDialog ? "max-w-dialog" : ""}`}
        {...(drawn === undefined ? { children } : { dangerouslySetInnerHTML: { __html: drawn } })}
      />
      <Footer />
    </div>
  );
}
