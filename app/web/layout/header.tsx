import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { DESK_LINK } from "~/web/desk/header-looks";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { useGuestLinks } from "./use-guest-links";
import { type Visitor, VisitorContext } from "../plan/visitor-context";

const HEADER_LINKS = [
  { to: "/en/methodology", name: "How we work it out" },
  { to: "/en/contact", name: "Talk to a person" },
] as const;

export function Header() {
  const writeAddress = usePlanAddress();
  const { person, deskLinks } = useContext(VisitorContext);
  const { pathname } = useLocation();
  const guestLinks = useGuestLinks(pathname);
  const links = deskLinks ?? [...HEADER_LINKS, ...guestLinks];
  return (
    <header className="border-b border-line print:hidden">
      <div className="frame flex min-h-[4.25rem] flex-wrap items-center justify-between gap-x-6">
        <a
          href="/en"
          className="flex min-h-touch min-w-0 items-center gap-3 font-serif text-[1.5rem] leading-8 font-bold text-bark no-underline hover:text-bark"
        >
          <BaobabTree className="h-9 w-11 min-w-0" />
          Baobab
        </a>
        <nav aria-label="Main" className="flex gap-6 text-small">
          {links.map(({ to, name }) => (
            <a
              key={to}
              href={to}
              aria-current={deskLinks && to === pathname ? "page" : undefined}
              className={`link hidden text-ink ${deskLinks ? DESK_LINK : "wide:inline-flex"} aria-[current]:font-bold`}
            >
              {name}
            </a>
          ))}
          <a href={writeAddress("/en/menu")} className="link justify-end text-ink">
            {person ? <PersonMark {...person} /> : "Menu"}
          </a>
        </nav>
      </div>
    </header>
  );
}

/** The logged-in person: their initials in a seed and, where there is room, their name. */
function PersonMark({ name, initials }: NonNullable<Visitor["person"]>) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="flex h-9 w-9 items-center justify-center rounded-seed bg-bark font-bold text-white no-underline"
      >
        {initials}
      </span>
      <span className="sr-only wide:not-sr-only">{name}</span>
      <span className="wide:sr-only">Menu</span>
    </span>
  );
}
