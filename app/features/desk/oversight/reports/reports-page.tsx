import { DATE_FILTERS } from "~/contract/desk/report-operations";
import { StackedColumns } from "~/ui/chart/stacked-columns";
import { Disclosure } from "~/ui/disclosure";
import { DateField, ErrorSummary, FilterForm, FilterSelect, NamedMistakes } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { ListLinks } from "~/ui/list-links";
import { Section } from "~/ui/layout/section";
import { Table } from "~/ui/table";
import { EVENT_WORDS } from "./describe-report";
import type { ReportView } from "./describe-report";

const NAMES = { startDate: "From", endDate: "To", organizationId: "Organisation" };
const USER_ROLES = [
  { value: "", label: "All roles" },
  { value: "5", label: "Investors" },
  { value: "3", label: "Planners" },
  { value: "4", label: "Coaches" },
  { value: "1", label: "Administrators" },
];
const COACH_ROLES = [
  { value: "", label: "All advisers" },
  { value: "3", label: "Planners’ clients" },
  { value: "4", label: "Coaches’ clients" },
];

/** Who came in a period and what became of their plans: totals, a chart with its table, and rows. */
export function ReportsPage({ view }: { view: ReportView }) {
  const { mistakes, values, heading, organisation, totals = [], chart, chartTable = [] } = view;
  return (
    <Page>
      <NamedMistakes.Provider value={mistakes}>
        <ErrorSummary names={NAMES} />
        <p className="text-small font-bold text-soft">
          {["Reports", organisation].filter(Boolean).join(" · ")}
        </p>
        <h1 className="font-serif text-h2 font-bold text-bark">{heading ?? "Reports"}</h1>
        <div className="mt-6">
          <Filters values={values} organisations={view.organisations} />
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

function Filters({ values, organisations }: Pick<ReportView, "values" | "organisations">) {
  const events = DATE_FILTERS.map((value) => ({ value, label: EVENT_WORDS[value].choice }));
  return (
    <FilterForm action="/en/admin/reports" values={values} button="Show">
      <FilterSelect name="dateFilter" label="Date of" choices={events} value={values.dateFilter ?? ""} />
      <DateField name="startDate" label="From" hint={undefined} />
      <DateField name="endDate" label="To" hint={undefined} />
      <FilterSelect name="userRoleId" label="Role" choices={USER_ROLES} value={values.userRoleId ?? ""} />
      <FilterSelect
        name="coachRoleId"
        label="Adviser’s role"
        choices={COACH_ROLES}
        value={values.coachRoleId ?? ""}
      />
      {organisations && (
        <FilterSelect
          name="organizationId"
          label="Organisation"
          choices={[{ value: "", label: "All" }, ...organisations]}
          value={values.organizationId ?? ""}
        />
      )}
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
          <Table
            caption="The newest first. Money in rand."
            heads={view.heads ?? []}
            rows={rows.map(({ name, apart, to, cells }) => [
              <a key="person" href={to}>
                {name}
                <span className="block text-small font-normal text-soft">{apart}</span>
              </a>,
              ...cells,
            ])}
            isText
            isStacked
          />
          <ListLinks first={view.first} next={view.next} csv={view.csv} />
        </>
      )}
    </Section>
  );
}
