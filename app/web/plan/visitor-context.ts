import { createContext } from "react";

/** The visitor as the header shows them. */
export type Visitor = {
  /** The logged-in person. */
  person?: { name: string; initials: string };
  /** The pages of their desk, instead of the header's own links. */
  deskLinks?: readonly { to: string; name: string }[];
  /** Their desk, where others would begin a plan. */
  deskStart?: { to: string; name: string };
  /**
   * The adviser's client (`who` distinguishes clients of the same name), and the address that stops acting
   * for them.
   */
  acting?: { name: string; who: string; stopAddress: string };
  /** Whether the header offers a login. */
  canLogIn: boolean;
  /** The page that shows this page's calls; only where that is switched on. */
  callsAddress?: string;
  /** Markup above the header, such as a question about cookies; empty on most pages. */
  banner?: string;
};

/** Provided by the site's frame; an error page outside it knows no visitor. */
export const VisitorContext = createContext<Visitor>({ canLogIn: false });
