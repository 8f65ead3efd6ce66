import { Amount } from "~/ui/amount";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { PartsView } from "./list-parts.server";

/** Lists a plan's parts that can be changed, beside the plan's present figures. */
export function PartsPage({ view: { groups, standing } }: { view: PartsView }) {
  return (
    <Page>
      <BackToPlan />
      <Columns aside={<Aside standing={standing} />}>
        <h1 className="heading-1">Change a part</h1>
        <p className="mt-4 max-w-text">
          Each opens by itself and shows what it does before it is saved. Our recommendation stays beside the
          change, and can be chosen again.
        </p>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </Columns>
    </Page>
  );
}

function Group({ group: { title, rows } }: { group: PartsView["groups"][number] }) {
  return (
    <section className="mt-8">
      <h2 className="border-b-2 border-ink pb-2 font-serif text-h3 font-bold text-bark">{title}</h2>
      <ul>
        {rows.map(({ name, value, note, to }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-3 wide:grid-cols-[13rem_minmax(0,1fr)_auto] wide:items-baseline tight:block"
          >
            <h3 className="col-start-1 text-soft">{name}</h3>
            <div className="col-start-1 wide:col-start-2 wide:row-start-1">
              <p className="font-bold">{value}</p>
              <p className="text-small text-soft">{note}</p>
            </div>
            <a href={to} className="link col-start-2 row-span-2 row-start-1 wide:col-start-3 wide:row-span-1">
              Change<span className="sr-only">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Aside({ standing: { income, tags, rows, note } }: { standing: PartsView["standing"] }) {
  const writeAddress = usePlanAddress();
  return (
    <>
      <Panel tint="leaf" title="As it stands">
        <Amount figure={income} unit="a month" size="l" tags={tags} />
        <Rows rows={rows} size="small" />
        <p className="text-small">{note}</p>
      </Panel>
      <section className="border-t-2 border-bark pt-4">
        <h2 className="heading-3">Is an answer wrong?</h2>
        <p className="mt-2 text-small">
          A birth date, the savings, a partner: those are changed in the answers.
        </p>
        <TextLink to={writeAddress("/en/check-answers")}>Check the answers</TextLink>
      </section>
    </>
  );
}
