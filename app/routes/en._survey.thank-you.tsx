import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { writeStepPath } from "~/features/plan/walk-through/addresses";
import { ThankYouPage } from "~/features/visitor/survey/thank-you-page";
import { showThanks } from "~/features/visitor/survey/thank-you.server";
import { titled } from "~/web/page/titled";

export const meta = titled("Thank you");

export async function loader({ request }: LoaderFunctionArgs) {
  return showThanks(request);
}

export default function ThankYou() {
  const { isReady, isExplained } = useLoaderData<typeof loader>();
  return <ThankYouPage isReady={isReady} explanation={isExplained ? writeStepPath(1) : undefined} />;
}
