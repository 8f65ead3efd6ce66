import type { PublicAdviser } from "~/contract/account/user";
import { Page } from "~/web/layout/page";
import { StartButton } from "~/web/layout/start-button";
import { Invitation } from "./invitation";

/** An adviser's public page, with the start of their visitor's survey. */
export function LandingPage({ adviser }: { adviser: PublicAdviser }) {
  return (
    <Page>
      <div className="max-w-text space-y-6">
        <h1 className="heading-1">Plan your retirement income with {adviser.user.name}</h1>
        <Invitation adviser={adviser} />
        <p>
          <StartButton>Start</StartButton>
        </p>
      </div>
    </Page>
  );
}
