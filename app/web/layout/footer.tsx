import { useContext } from "react";
import { usePlanAddress, useSharedPlace } from "~/web/request/use-plan-address";
import { VisitorContext } from "../plan/visitor-context";

const FOOTER_LINKS = [
  { to: "/en/terms-of-use", name: "Terms of use" },
  { to: "/en/privacy", name: "Privacy" },
  { to: "/en/cookies", name: "Cookies" },
  { to: "/en/methodology", name: "How we work it out" },
] as const;

export function Footer() {
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
