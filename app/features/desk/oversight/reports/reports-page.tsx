import { DATE_FILTERS } from "~/contract/desk/report-operations";
import { StackedColumns } from "~/ui/chart/stacked-columns";
import { Disclosure } from "~/ui/disclosure";
import { DeskFilters } from "~/ui/desk/desk-filters";
import { DeskTable } from "~/ui/desk/desk-table";
import { NameLink } from "~/ui/name-link";
import { DateField, ErrorSummary, FilterForm, FilterSelect, NamedMistakes } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { ListLinks } from "~/ui/list-links";
import { Section } from "~/ui/layout/section";
import { Table } from "~/ui/table";
import { WRITE_DAYS } from "../filter-words";
import { EVENT_WORDS, type ReportView } from "./describe-report";

const NAMES = { startDate: "From", endDate: "To", organizationId: "Organisation" };
const USER_ROLES = [
  { value: "", label: "All roles" },
  { value: "5", label: "Investors" },
  { value: "3", label: "Planners" },
  { value: "4", label: "Coaches" },
  { value: "1", label: "Administrators" },
];
const COACH_ROLES = [
  { value: "", label: "All" },
  { value: "3", label: "Planners" },
  { value: "4", label: "Coaches" },
];

/** The people of a period and the state of their plans: totals, a chart with its table, and rows. */
export function ReportsPage({ view }: { view: ReportView }) {
  const { mistakes, heading, organisation, totals = [], chart, chartTable = [] } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={mistakes}>
        <ErrorSummary names={NAMES} />
        <p className="text-small font-bold text-soft">
          {["Reports", organisation].filter(Boolean).join(" · ")}
        </p>
        <h1 className="font-serif text-h2 font-bold text-bark">{heading ?? "Reports"}</h1>
        <div className="mt-6">
          <Filters view={view} />
        </div>
      </NamedMistakes.Provider>
      {totals.length > 0 && (
        <dl className="mt-8 grid grid-cols-2 gap-4 wide:grid-cols-4">
          {totals.map(({ name, value, note }) => (
            <div key={name} className="border-t-2 border-bark pt-3">
              <dt className="text-small">{name}</dt>
              <dd className="text-amount-l font-bold text-bark">{value}</dd>
              {note && <dd className="text-small text-soft">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {chart && (
        <Section id="over-time" title="How it went over time">
          <p className="max-w-text">{chart.sentence}</p>
          <StackedColumns
            label={chart.sentence}
            columns={chart.columns}
            parts={{ lower: "Chosen", upper: "Not chosen", unit: "people" }}
            axis={chart.axis}
          />
          <Disclosure summary="The same figures as a table">
            <Table
              caption="People, by the day that counts"
              heads={["From", "People", "Chosen a plan", "Of 100"]}
              rows={chartTable}
            />
          </Disclosure>
        </Section>
      )}
      {view.rows && <Rows view={view} rows={view.rows} />}
    </Page>
  );
}

function Filters({ view: { values, organisations, mistakes } }: { view: ReportView }) {
  const events = DATE_FILTERS.map((value) => ({ value, label: EVENT_WORDS[value].choice }));
  const { dateFilter = "", userRoleId = "", coachRoleId = "", organizationId = "" } = values;
  return (
    <FilterForm action="/en/admin/reports" values={values}>
      <DeskFilters
        first={<FilterSelect name="dateFilter" label="Date of" choices={events} value={dateFilter} />}
        more={
          <>
            <DateField name="startDate" label="From" hint={null} width="" />
            <DateField name="endDate" label="To" hint={null} width="" />
            <FilterSelect name="userRoleId" label="Role" choices={USER_ROLES} value={userRoleId} />
            <FilterSelect name="coachRoleId" label="Adviser" choices={COACH_ROLES} value={coachRoleId} />
            {organisations && (
              <FilterSelect
                name="organizationId"
                label="Organisation"
                choices={[{ value: "", label: "All" }, ...organisations]}
                value={organizationId}
              />
            )}
          </>
        }
        isOpen={mistakes.length > 0 || [userRoleId, coachRoleId, organizationId].some(Boolean)}
        note={WRITE_DAYS}
      >
        <button type="submit" className="button button-primary">
          Show
        </button>
      </DeskFilters>
    </FilterForm>
  );
}

function Rows({ view, rows }: { view: ReportView; rows: NonNullable<ReportView["rows"]> }) {
  const title = view.isAdministrator ? "Who they are" : "Your own clients";
  return (
    <Section id="rows" title={title}>
      {!view.isAdministrator && view.organisation && (
        <p className="text-small text-soft">
          Of the other people in {view.organisation} you see totals only.
        </p>
      )}
      {rows.length === 0 ? (
        <p>Nobody in this period.</p>
      ) : (
        <>
          <DeskTable
            caption={view.isAdministrator ? "The newest first" : "The newest first; savings in rand"}
            heads={view.heads ?? []}
            rows={rows.map(({ name, apart, to, cells }) => ({
              key: to,
              cells: [<NameLink key="person" to={to} name={name} apart={apart} />, ...cells],
            }))}
          />
          <ListLinks first={view.first} next={view.next} csv={view.csv} />
        </>
      )}
    </Section>
  );
}
