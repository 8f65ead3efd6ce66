import { useActionData, useLoaderData } from "@remix-run/react";
import { Cookies } from "~/features/visitor/about/cookies";
import { answerCookies as action, showCookies as loader } from "~/features/visitor/about/cookies.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Cookies", {
  description: "Which cookies Baobab sets, what each is for, and how long it stays.",
});

export { action, loader };

export default function CookiesPage() {
  const { answer } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <Cookies answer={answer} notice={refusal?.notice} />;
}
