import { ChoiceLinks } from "~/ui/choice-links";
import { FormPage } from "~/web/layout/form-page";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { capitalise } from "~/words/plan/write-figures";
import { SHARE_PAGE } from "../sharing-addresses";
import { MadeLinkPart } from "./made-link";
import { ShareForm } from "./share-form";
import { LINK_FIELDS, type LinkAnswer, type ShareView } from "./share-view";
import { listOpen, LinksTable } from "./links-table";
import { countLinks } from "./share-words";

/** Shares a plan: the form of a link or the new link, then the list of links. */
export function SharePage({ view, answer }: { view: ShareView; answer?: LinkAnswer }) {
  return (
    <FormPage names={LINK_FIELDS}>
      {view.isTakenBack && !answer && (
        <div role="status" className="mb-6 max-w-text">
          <Panel tint="leaf">
            <p className="font-bold">You have taken the link back. It no longer opens the plan.</p>
          </Panel>
        </div>
      )}
      <BackToPlan />
      {answer?.made ? (
        <MadeLinkPart made={answer.made} view={view} />
      ) : (
        <>
          <Ask view={view} />
          {view.shares.length > 0 && <LinksTable shares={view.shares} />}
        </>
      )}
    </FormPage>
  );
}

function Ask({ view }: { view: ShareView }) {
  const writeAddress = usePlanAddress();
  const { client, plan, planType, types } = view;
  const open = listOpen(view.shares).length;
  return (
    <>
      <h1 className="heading-1">
        {client ? `Show ${client}’s plan to someone they trust` : "Show your plan to someone you trust"}
      </h1>
      <p className="mb-8 mt-3 max-w-text">
        You get a link, also as a QR code for a phone’s camera. It opens {planType === "edit" && "amended "}
        plan {plan} as it is today{planType === "edit" && ", beside the one we recommend"}. You can take it
        back.
        {client && ` ${capitalise(client)} sees the link in their own login, and can take it back too.`}
      </p>
      {open > 0 && (
        <p className="mb-8">
          <TextLink to="#links">{countLinks(open)}</TextLink>
        </p>
      )}
      {types.length > 0 && (
        <div className="mb-8">
          <ChoiceLinks
            label="Plan"
            links={types.map(({ type, name, isShown }) => ({
              to: writeAddress(SHARE_PAGE, { type }),
              name,
              isShown,
            }))}
          />
        </div>
      )}
      <ShareForm view={view} />
    </>
  );
}
