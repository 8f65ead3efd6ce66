import { ConfirmPage } from "~/web/layout/confirm-page";
import { SubmitButton } from "~/ui/form";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { EARLIER_VERSION } from "../walk-through/addresses";

/** Asks whether to keep a recommendation whose figures the current method works out differently. */
export function EarlierVersionPage({ isAmended }: { isAmended: boolean }) {
  const writeAddress = usePlanAddress();
  return (
    <ConfirmPage
      id="earlier-version"
      action={writeAddress(EARLIER_VERSION)}
      title="We work out plans in a newer way now"
      buttons={
        <>
          <SubmitButton intent="anew" busyWords="Loading">
            Work it out anew
          </SubmitButton>
          <SubmitButton intent="keep" look="secondary">
            Keep it as it is
          </SubmitButton>
        </>
      }
    >
      <p>
        Our method, or what we offer, has changed since we worked out your plan. We cannot explain its figures
        step by step, or change its income.
      </p>
      <p>You can keep it as it is. Or we work it out anew from the same answers: the figures will differ.</p>
      {isAmended && (
        <p className="font-bold">
          You changed this plan. If we work it out anew, we make your changes again in the new plan. If they
          no longer fit, we leave them out and tell you.
        </p>
      )}
    </ConfirmPage>
  );
}
