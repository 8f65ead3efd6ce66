import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";

type Props = {
  /** The plan's number and day. */
  line: string;
  /** The adviser who sees it. */
  seer?: string;
  isShared: boolean;
};

/** The end of a plan's page: its number, who else sees it, and the pages beside it. */
export function PlanFoot({ line, seer, isShared }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <div className="mt-6 rounded-leaf wide:mt-8 bg-mist px-4 py-2 text-small print:hidden">
      {seer && (
        <p>
          {seer}{" "}
          <a href={writeAddress("/en/recommended-plan/adviser")} className="link" data-dialog="">
            Stop that
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="mr-auto min-w-0">{line}</p>
        <p data-print hidden>
          <button type="button" className="link">
            Print
          </button>
        </p>
        {!isShared && (
          <>
            <a href={writeAddress("/en/check-answers")} className="link" data-dialog="wide">
              Check the answers
            </a>
            <TextLink to={writeAddress("/en/recommended-plan/compare")}>Compare plans</TextLink>
          </>
        )}
        <TextLink to="#content">Back to the top</TextLink>
      </div>
    </div>
  );
}
