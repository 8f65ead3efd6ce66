import type { SplitView } from "~/words/plan/describe-split";
import { Paragraphs, Sentences } from "~/ui/bold-text";
import { PlusProvider } from "~/web/page/operator";
import { writeLinePath } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { SplitBar } from "~/web/plan/split-bar";
import { PostForm } from "~/ui/form/without-validation";
import type { UnitTrustPriceView } from "~/words/plan/unit-trust-price";
import { UnitTrustPresses } from "~/web/plan/unit-trust-presses";
import { Fold, Part } from "~/ui/layout/part";
import { TextLink } from "~/ui/text-link";

/** The folds are left out on paper, so that its first page has room for the income of each year. */
export function SplitSection({
  split,
  isShared,
  lumpSumPath,
}: {
  split: SplitView;
  isShared: boolean;
  /** The address to which another lump sum is posted; absent where the plan cannot be changed. */
  lumpSumPath?: string;
}) {
  const writeAddress = usePlanAddress();
  return (
    <Part
      id="split"
      title={split.heading}
      lead={split.lead}
      folds={
        <div className="print:hidden">
          <SplitFolds split={split} />
        </div>
      }
    >
      <SplitBar
        parts={split.parts.map((part) => ({ ...part, note: undefined }))}
        taken={split.taken}
        isSmall
      />
      <Paragraphs texts={split.unmet} />
      {split.asksForFund && !isShared && (
        <p className="print:hidden">
          <TextLink to={writeAddress(writeLinePath("fund"))}>Tell us your fund’s amounts</TextLink>
        </p>
      )}
      {split.price && <UnitTrustPrice price={split.price} action={lumpSumPath} />}
    </Part>
  );
}

/** The price of the unit trust, with buttons that leave it out; paper has the sentences with the folds. */
function UnitTrustPrice({ price, action }: { price: UnitTrustPriceView; action?: string }) {
  if (!action)
    return (
      <div className="print:hidden">
        <Paragraphs texts={[price.sentence]} />
      </div>
    );
  return (
    <PostForm id="unit-trust" action={action} values={{}}>
      <UnitTrustPresses price={price} />
    </PostForm>
  );
}

/** The folds of the split on paper, below the notes for a meeting. */
export function SplitOnPaper({ split }: { split: SplitView }) {
  return (
    <div className="folds hidden print:block">
      {split.price && <Paragraphs texts={[split.price.sentence]} />}
      <SplitFolds split={split} />
    </div>
  );
}

function SplitFolds({ split }: { split: SplitView }) {
  return (
    <>
      <Fold title="What each part is for">
        <div className="space-y-2">
          <Sentences texts={[split.intro]} />
          <ul className="list-disc pl-6">
            {split.parts.map(({ key, name, note }) => (
              <li key={key}>
                <strong>{name}:</strong> {note}
              </li>
            ))}
          </ul>
          <Paragraphs texts={split.range} />
          {split.hasPlus && <PlusProvider />}
        </div>
      </Fold>
      {split.folds.map(({ title, texts }) => (
        <Fold key={title} title={title}>
          <div className="space-y-2">
            <Paragraphs texts={texts} />
          </div>
        </Fold>
      ))}
    </>
  );
}
