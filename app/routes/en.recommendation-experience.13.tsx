import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { DecreasePage } from "~/features/plan/explanation/decrease/decrease-page";
import { showDecrease } from "~/features/plan/explanation/decrease/show-decrease.server";
import { submitDecrease } from "~/features/plan/explanation/decrease/submit-decrease.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ heading }) => `${heading} – Step 13 of 13`, {
  isWrong: ({ mistakes, notice }) => mistakes.length > 0 || notice !== undefined,
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showDecrease(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitDecrease(args);
}

export default DecreasePage;
