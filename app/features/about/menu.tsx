import { Link } from "@remix-run/react";
import { Page } from "~/ui/layout/page";

const PLACES = [
  { to: "/en", name: "Start page" },
  { to: "/en/1", name: "My answers" },
  { to: "/en/recommended-plan", name: "My recommended plan" },
  { to: "/en/methodology", name: "How we work it out" },
  { to: "/en/contact", name: "Talk to a person" },
  { to: "/en/privacy", name: "Privacy" },
  { to: "/en/terms-of-use", name: "Terms of use" },
  { to: "/en/clear-my-answers", name: "Clear my answers" },
] as const;

export function Menu() {
  return (
    <Page>
      <h1 className="heading-1">Menu</h1>
      <ul className="mt-6 max-w-text border-t border-line">
        {PLACES.map(({ to, name }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} reloadDocument className="link min-h-[3.5rem] w-full">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
