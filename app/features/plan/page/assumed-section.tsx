import { AssumedList } from "~/web/plan/assumed-list";
import type { AssumedView } from "~/words/assumed/describe-assumed";
import { writeCount } from "~/words/plan/write-figures";
import { Fold, Part } from "~/ui/layout/part";

/** Answers beside the survey and assumptions, a line each; paper has them as a paragraph of its notes. */
export function AssumedSection({ assumed, isShared }: { assumed: AssumedView; isShared: boolean }) {
  const { heading, lines } = assumed;
  return (
    <div className="print:hidden">
      <Part
        id="assumed"
        isLine
        title={heading}
        lead={[isShared ? "The figures rest on these lines." : "Change a line that is not true."]}
        folds={
          <Fold title={`All ${writeCount(lines.length)} lines`}>
            <AssumedList lines={lines} isFixed={isShared} />
          </Fold>
        }
      />
    </div>
  );
}

/** The same lines in the notes of a printed plan, assumptions last. */
export function AssumedOnPaper({ assumed: { lines } }: { assumed: AssumedView }) {
  const say = (isTold: boolean) =>
    lines
      .filter((line) => line.isTold === isTold)
      .map(({ title }) => title)
      .join(". ");
  const [told, assumed] = [say(true), say(false)];
  return (
    <>
      {told && (
        <>
          <strong>We were told:</strong> {told}.{" "}
        </>
      )}
      {assumed && (
        <>
          <strong>We assumed:</strong> {assumed}.{" "}
        </>
      )}
    </>
  );
}
