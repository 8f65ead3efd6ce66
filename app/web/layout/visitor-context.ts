import { createContext } from "react";

/** Who looks at the page, as its header shows them. */
export type Visitor = {
  /** Somebody who is logged in. */
  person?: { name: string; initials: string };
  /** The pages of their desk, in the place of the header's own links. */
  deskLinks?: readonly { to: string; name: string }[];
  /** Where they go on in the place of a plan of their own. */
  deskStart?: { to: string; name: string };
  /** The client for whom an adviser opens the page (`who` tells them from others of the name), and where acting for them ends. */
  acting?: { name: string; who: string; stopAddress: string };
  /** Whether a guest is offered to log in. */
  canLogIn: boolean;
  /** Where the calls are shown that this page made; only where that is switched on. */
  callsAddress?: string;
  /** Markup above the header, such as a question about cookies; empty on most pages. */
  banner?: string;
};

/** Provided by the frame of the site; a page that is shown in the place of everything knows nobody. */
export const VisitorContext = createContext<Visitor>({ canLogIn: false });
