import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AnswerPage } from "~/features/visitor/living-annuity/answer-page";
import { showCheck } from "~/features/visitor/living-annuity/check.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your living annuity, checked", {
  also: [{ name: "robots", content: "noindex" }],
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showCheck(request);
}

export default function CheckedLivingAnnuity() {
  return <AnswerPage view={useLoaderData<typeof loader>()} />;
}
