import { ConfirmPage } from "~/web/layout/confirm-page";
import { formatRand } from "~/base/money";
import { SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { RECOMMENDED_PLAN, RESTORE } from "../walk-through/addresses";

type Props = {
  incomes: { ours: number; amended: number };
  /** The effect on the owner's choice and requests. */
  warnings: readonly string[];
};

/** Asks whether to give up an amended plan for the recommended one. */
export function RestorePage({ incomes, warnings }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <ConfirmPage
      id="restore"
      action={writeAddress(RESTORE)}
      title="Go back to the recommended plan?"
      buttons={
        <>
          <SubmitButton intent="restore" busyWords="Loading">
            Yes, go back
          </SubmitButton>
          <TextLink to={writeAddress(RECOMMENDED_PLAN)}>Keep the amended plan</TextLink>
        </>
      }
    >
      <p>
        Our recommendation pays {formatRand(incomes.ours)} a month, in today’s rand and before tax. The
        amended plan pays {formatRand(incomes.amended)}.
      </p>
      <p>Going back takes the changes away. The answers stay, and the changes can be made again.</p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </ConfirmPage>
  );
}
