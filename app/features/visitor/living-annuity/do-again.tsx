import { LinkButton } from "~/ui/button";
import { NextAction, NextActions } from "~/ui/layout/next-actions";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { CHECK_FILE_ADDRESS, KEEP_CHECK_ADDRESS } from "./addresses";

/** The next steps after a check. A printed one offers no more printing; an adviser, who reads a client’s, talks it over themselves. */
export function DoAgain({ client }: { client?: string }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="print:hidden">
      <Section id="again" title="Do this again next year">
        <NextActions>
          <NextAction
            title="Keep it"
            text={`Then you see next year what changed. We ask ${client ? `${client} back, if ${client} agrees` : "you back if you like"}.`}
          >
            <LinkButton to={writeAddress(KEEP_CHECK_ADDRESS)}>Keep this check</LinkButton>
          </NextAction>
          <NextAction title="Print it" text="One page, for a meeting or your file." isOffered>
            <button type="button" className="button button-secondary">
              Print one page
            </button>
          </NextAction>
          {!client && (
            <NextAction title="Talk it over" text="A coach goes through it with you, at no charge.">
              <LinkButton to="/en/contact" look="secondary">
                Ask for a call
              </LinkButton>
            </NextAction>
          )}
          <NextAction title="Take the figures" text="Every figure of this page, for a spreadsheet.">
            <LinkButton to={writeAddress(CHECK_FILE_ADDRESS)} look="secondary">
              Download CSV
            </LinkButton>
          </NextAction>
        </NextActions>
      </Section>
    </div>
  );
}
