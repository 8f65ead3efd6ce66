import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Cookies } from "~/features/visitor/about/cookies";
import { answerCookies, showCookies } from "~/features/visitor/about/cookies.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Cookies", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showCookies(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return answerCookies(args);
}

export default function CookiesPage() {
  const { answer } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ notice?: string }>();
  return <Cookies answer={answer} notice={refusal?.notice} />;
}
