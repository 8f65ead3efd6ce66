import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";

type Props = { name: string; role: string; operation: string; notice?: string };

/** Names the adviser who sees a guest's plan, and ends that. */
export function SeenByPage({ name, role, operation, notice }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <Page isDialog>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1">Stop {name} from seeing your plan?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>
          {name}, {role}, can see your answers and your plan. You agreed to that when you finished.
        </p>
        <p>If you say no now, your plans leave their list at once. You keep your plans.</p>
      </div>
      <Form
        id="seen-by"
        action={writeAddress("/en/recommended-plan/adviser")}
        className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <input type="hidden" name="processContextId" value={operation} />
        <SubmitButton intent="hide">No, stop that</SubmitButton>
        <TextLink to={writeAddress("/en/recommended-plan")}>Leave it as it is</TextLink>
      </Form>
    </Page>
  );
}
