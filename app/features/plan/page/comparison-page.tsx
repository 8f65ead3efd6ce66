import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { Paragraphs, Sentences } from "~/ui/bold-text";
import { ChoiceLinks } from "~/ui/choice-links";
import { ColumnsTable } from "~/ui/columns-table";
import { PostForm, SubmitButton } from "~/ui/form/without-validation";
import { Page } from "~/web/layout/page";
import { FundSheets } from "~/web/plan/fund-sheets";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { PlusProvider } from "~/web/page/operator";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { type ComparisonPageView, COMPARISONS } from "./view-comparison";

/** The product whose column needs a provider. */
const PLUS = "LivingAnnuityPlus" satisfies AnnuityRecommendation;

const COMPARE = "/en/recommended-plan/compare";

/** Shows one comparison at a time; the others are links, and so is the choice of the column to compare with. */
export function ComparisonPage(props: ComparisonPageView & { hasHint: boolean }) {
  const { compared, title, columns, partnerShares, guarantees, funds, hasHint } = props;
  const writeAddress = usePlanAddress();
  const chosen = columns?.columns.find(({ isChosen }) => isChosen)?.key;
  return (
    <Page>
      <BackToPlan />
      <h1 className="heading-1 mb-3">{title}</h1>
      <ChoiceLinks
        label="Compare"
        links={Object.entries(COMPARISONS).map(([show, { name }]) => ({
          to: writeAddress(COMPARE, { show }),
          name,
          isShown: show === compared,
        }))}
      />
      <div className="mt-6 space-y-6 print:mt-2 print:space-y-2">
        {hasHint && <Hint action={writeAddress(COMPARE, { show: compared, with: chosen })} />}
        {columns && (
          <>
            <ChoiceLinks
              label="Compare with"
              links={columns.columns.map(({ key, name, isChosen }) => ({
                to: writeAddress(COMPARE, { show: compared, with: key }),
                name,
                isShown: isChosen,
              }))}
            />
            <ColumnsTable {...columns} />
            <Paragraphs texts={columns.notes} />
            {columns.columns.some(({ key }) => key === PLUS) && <PlusProvider />}
          </>
        )}
        {partnerShares && <PartnerShares {...partnerShares} />}
        {columns?.columns.length === 1 && (
          <p className="max-w-text">
            There is one plan. An amended plan, or another one, stands beside it here.
          </p>
        )}
        {guarantees && <Guarantees {...guarantees} />}
        {funds && <Funds {...funds} />}
      </div>
    </Page>
  );
}

function Hint({ action }: { action: string }) {
  return (
    <PostForm id="hint" action={action} values={{}}>
      <div className="flex max-w-[44rem] flex-wrap items-center justify-between gap-x-6 rounded-leaf bg-tint-sun p-4 tight:p-2 print:hidden">
        <p className="min-w-0 flex-1 basis-[14rem]">
          Choose one column. The others then say how they differ from it: more, less or the same.
        </p>
        <SubmitButton intent="close-hint" look="link">
          Close this hint
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function PartnerShares({ heading, sentence, ...table }: NonNullable<ComparisonPageView["partnerShares"]>) {
  return (
    <section className="max-w-[44rem] space-y-3 border-t-2 border-bark pt-6 print:pt-2">
      <h2 className="heading-2">{heading}</h2>
      <p className="max-w-text">{sentence}</p>
      <Table {...table} />
    </section>
  );
}

function Guarantees({ sentences, short, table }: NonNullable<ComparisonPageView["guarantees"]>) {
  return (
    <>
      <Sentences texts={sentences} />
      {short && (
        <p className="max-w-text">
          {short} <TextLink to="/en/contact">Ask for a call</TextLink>
        </p>
      )}
      {table && <Table isStacked {...table} />}
    </>
  );
}

function Funds({ sheets, ...table }: NonNullable<ComparisonPageView["funds"]>) {
  return (
    <>
      <div className="max-w-[52rem]">
        <Table isStacked isEven {...table} />
      </div>
      <FundSheets sheets={sheets} />
    </>
  );
}
