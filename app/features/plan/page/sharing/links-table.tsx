import { Disclosure } from "~/ui/disclosure";
import { Form, SubmitButton } from "~/ui/form";
import { Table } from "~/ui/table";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { SHARE_PAGE } from "../sharing-addresses";
import type { LinkRow } from "./share-view";
import { countLinks } from "./share-words";

/** The field with the link to revoke. */
export const LINK_ID = "shareId";

/** The links that work. */
export const listOpen = (shares: readonly LinkRow[]) => shares.filter(({ closed }) => closed === undefined);

/** The links to a plan, each with a button that revokes it. */
export function LinksTable({ shares }: { shares: readonly LinkRow[] }) {
  const open = listOpen(shares);
  return (
    <section aria-labelledby="links" className="section mt-10 border-t-2 border-bark pt-6 print:hidden">
      <h2 id="links" className="heading-2 mb-3">
        {countLinks(open.length)}
      </h2>
      <Table
        isStacked
        isText
        caption={
          open.length > 0 ? "Taking a link back closes it at once." : "None of these links works any more."
        }
        heads={["For", "Made by", "Works until", "Opened", "State"]}
        rows={shares.map((share) => [
          <span key="label" className="break-words">
            {share.label}
            {share.details && <span className="block font-normal text-soft">{share.details}</span>}
          </span>,
          share.made,
          share.worksUntil,
          share.opened,
          share.closed ?? <TakeBack key="take" {...share} />,
        ])}
      />
    </section>
  );
}

function TakeBack({ id, label }: LinkRow) {
  const writeAddress = usePlanAddress();
  return (
    <Disclosure
      isFlush
      summary={
        <>
          Take it back<span className="sr-only">: {label}</span>
        </>
      }
    >
      <Form id={`take-back-${id}`} action={writeAddress(SHARE_PAGE)} className="space-y-2">
        <p>The link then stops working at once.</p>
        <input type="hidden" name={LINK_ID} value={id} />
        <SubmitButton intent="revoke" look="secondary" busyWords="Taking it back...">
          Yes, take it back
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
