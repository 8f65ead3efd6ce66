import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Cookies } from "~/features/visitor/about/cookies";
import { answerCookies, showCookies } from "~/features/visitor/about/cookies.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Cookies – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showCookies(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await answerCookies(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function CookiesPage() {
  const { answer } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ notice?: string }>();
  return <Cookies answer={answer} notice={refusal?.notice} />;
}
