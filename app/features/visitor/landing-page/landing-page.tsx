import type { PublicAdviser } from "~/contract/desk/landing-page-operations";
import { LinkButton } from "~/ui/button";
import { Page } from "~/web/layout/page";
import { PublicFace } from "./public-face";

/** Whom a visitor came to, and where their survey begins. */
export function LandingPage({ adviser }: { adviser: PublicAdviser }) {
  const { name } = adviser.user;
  return (
    <Page>
      <div className="max-w-text space-y-6">
        <h1 className="heading-1">Plan your retirement income with {name}</h1>
        <PublicFace adviser={adviser} />
        <p>
          You answer some questions about your savings and your plans. We work out an income for life from
          them.
        </p>
        <p>
          {name} will see your answers and plan once you finish and agree. You can say “not now” at any step
          before that.
        </p>
        <p>
          <LinkButton to="/en/1">Start</LinkButton>
        </p>
      </div>
    </Page>
  );
}
