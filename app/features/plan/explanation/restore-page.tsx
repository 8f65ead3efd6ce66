import { formatRand } from "~/base/money";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { RECOMMENDED_PLAN, RESTORE } from "./addresses";

type Props = {
  incomes: { ours: number; amended: number };
  /** What becomes of the owner's choice, and of what they asked for. */
  warnings: readonly string[];
  notice?: string;
};

/** Asks whether to give up an amended plan for the recommended one. */
export function RestorePage({ incomes, warnings, notice }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <Page isDialog>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1">Go back to the recommended plan?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>
          Our recommendation pays {formatRand(incomes.ours)} a month, in today’s rand and before tax. Your
          amended plan pays {formatRand(incomes.amended)}.
        </p>
        <p>If you go back, your changes are gone. Your answers stay, and you can make the changes again.</p>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
      <Form
        id="restore"
        action={writeAddress(RESTORE)}
        className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <SubmitButton intent="restore" busyWords="Loading">
          Yes, go back
        </SubmitButton>
        <a href={writeAddress(RECOMMENDED_PLAN)} className="link">
          Keep my amended plan
        </a>
      </Form>
    </Page>
  );
}
