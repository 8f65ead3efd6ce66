import { type ReactNode, useContext } from "react";
import { Page } from "~/web/layout/page";
import { useGuestLinks } from "~/web/layout/use-guest-links";
import { useWhose } from "~/web/layout/use-whose";
import { VisitorContext } from "~/web/plan/visitor-context";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { capitalise } from "~/words/plan/write-figures";

const listPlaces = (whose: string) => [
  { to: "/en", name: "Start page" },
  { to: "/en/check-answers", name: `${capitalise(whose)} answers` },
  { to: "/en/recommended-plan", name: `${capitalise(whose)} recommended plan` },
  { to: "/en/dashboard", name: "All my plans" },
  { to: "/en/living-annuity", name: "Check a living annuity" },
  { to: "/en/methodology", name: "How we work it out" },
  { to: "/en/contact", name: "Talk to a person" },
  { to: "/en/privacy", name: "Privacy" },
  { to: "/en/terms-of-use", name: "Terms of use" },
  { to: "/en/clear-my-answers", name: `Clear ${whose} answers` },
];

/** Each of these pages shows one plan: that of the page from which the visitor comes. */
const OF_A_PLAN: readonly string[] = ["/en/check-answers", "/en/recommended-plan", "/en/clear-my-answers"];

/** Staff see these only for a client. */
const OF_PLANS = [...OF_A_PLAN, "/en/dashboard"];

const PERSON_PLACES = [
  { to: "/en/profile", name: "My details" },
  { to: "/en/my-data", name: "My data" },
] as const;

/** @param leave the form with which a logged-in person logs out */
export function Menu({ leave }: { leave: ReactNode }) {
  const writeAddress = usePlanAddress();
  const { person, deskLinks = [], acting } = useContext(VisitorContext);
  const whose = useWhose();
  const guestPlaces = useGuestLinks("/en/recommended-plan");
  const places = [...deskLinks, ...(person ? PERSON_PLACES : guestPlaces), ...listPlaces(whose)].filter(
    ({ to }) => deskLinks.length === 0 || !OF_PLANS.includes(to) || (acting && OF_A_PLAN.includes(to)),
  );
  return (
    <Page>
      <h1 className="heading-1">Menu</h1>
      {person && (
        <div className="mt-4 space-y-4">
          <p>
            Logged in as <strong>{person.name}</strong>
          </p>
          {leave}
        </div>
      )}
      <ul className="mt-6 max-w-text border-t border-line">
        {places.map(({ to, name }) => (
          <li key={to} className="border-b border-line">
            <a href={OF_A_PLAN.includes(to) ? writeAddress(to) : to} className="link min-h-[3.5rem] w-full">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
