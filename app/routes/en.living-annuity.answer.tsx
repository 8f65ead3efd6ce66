import { useLoaderData } from "@remix-run/react";
import { AnswerPage } from "~/features/visitor/living-annuity/answer-page";
import { showCheck as loader } from "~/features/visitor/living-annuity/check.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your living annuity, checked", {
  also: [{ name: "robots", content: "noindex" }],
});

export { loader };

export default function CheckedLivingAnnuity() {
  return <AnswerPage view={useLoaderData<typeof loader>()} />;
}
