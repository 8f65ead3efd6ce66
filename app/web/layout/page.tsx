import type { ReactNode } from "react";

type PageProps = {
  /** A bar above the content: the survey's navigator, a progress bar. */
  band?: ReactNode;
  /** The content spans the window and brings its own frames, as on the intro. */
  isWide?: boolean;
  /** The page asks one thing, and is as wide as the narrower of two kinds of dialog; some links open it as one. */
  isDialog?: boolean;
  children: ReactNode;
};

/** The content of a page, between the site's header and its footer. */
export function Page({ band, isWide = false, isDialog = false, children }: PageProps) {
  return (
    <>
      {band && <div className="border-b border-line bg-mist print:hidden">{band}</div>}
      <main
        id="content"
        tabIndex={-1}
        className={isWide ? "flex-1" : `frame page-main ${isDialog ? "max-w-dialog" : ""}`}
      >
        {children}
      </main>
    </>
  );
}
