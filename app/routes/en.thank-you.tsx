import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { writeStepPath } from "~/features/plan/explanation/addresses";
import { ThankYouPage } from "~/features/visitor/survey/thank-you-page";
import { showThanks } from "~/features/visitor/survey/thank-you.server";

export const meta: MetaFunction = () => [{ title: "Thank you – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showThanks(request);
}

export default function ThankYou() {
  const { isReady, isExplained } = useLoaderData<typeof loader>();
  return <ThankYouPage isReady={isReady} explanation={isExplained ? writeStepPath(1) : undefined} />;
}
