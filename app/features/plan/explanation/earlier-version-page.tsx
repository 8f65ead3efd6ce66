import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { EARLIER_VERSION } from "./addresses";

/** Asks whether to keep a recommendation whose figures this release works out differently. */
export function EarlierVersionPage({ isAmended, notice }: { isAmended: boolean; notice?: string }) {
  const writeAddress = usePlanAddress();
  return (
    <Page isDialog>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1">We work out plans in a newer way now</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>
          Our method, or what we offer, has changed since we worked out your plan. We cannot explain its
          figures step by step, or change its income.
        </p>
        <p>
          You can keep it as it is. Or we work it out anew from the same answers: the figures will differ.
        </p>
        {isAmended && (
          <p className="font-bold">
            You changed this plan. If we work it out anew, we make your changes again in the new plan. If they
            no longer fit, we leave them out and tell you.
          </p>
        )}
      </div>
      <Form
        id="earlier-version"
        action={writeAddress(EARLIER_VERSION)}
        className="mt-8 flex flex-wrap items-center gap-6"
      >
        <SubmitButton intent="anew" busyWords="Loading">
          Work it out anew
        </SubmitButton>
        <SubmitButton intent="keep" look="secondary">
          Keep it as it is
        </SubmitButton>
      </Form>
    </Page>
  );
}
