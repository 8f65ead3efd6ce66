import { Form, SubmitButton } from "~/ui/form";
import type { CodeView } from "./code-view";

type Props = Pick<CodeView, "sendAgain" | "isSentAgain"> & { action: string };

/** Has a code sent again, once the last one has had time to arrive. */
export function SendAgain({ action, sendAgain, isSentAgain }: Props) {
  return (
    <section aria-labelledby="send-again-title" className="mt-10 border-t-2 border-bark pt-6">
      <h2 id="send-again-title" className="heading-2">
        No SMS yet?
      </h2>
      {isSentAgain && (
        <p role="status" className="mt-3 font-bold">
          We have asked for another code. Codes that came before still work.
        </p>
      )}
      <p className="mt-3 max-w-text">
        It can take a minute.{" "}
        {sendAgain && (
          <>
            From <strong>{sendAgain.from}</strong>, in {sendAgain.seconds} seconds, we can send it again.{" "}
          </>
        )}
        We do this three times an hour at most.
      </p>
      <Form id="send-again" action={action} className="mt-4">
        <SubmitButton intent="again" look="secondary">
          Send it again
        </SubmitButton>
      </Form>
    </section>
  );
}
