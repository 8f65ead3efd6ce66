import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogOutForm } from "~/features/visitor/account/log-out-page";
import { readPageKind } from "~/features/visitor/account/page-kind";
import { Menu } from "~/features/visitor/about/menu";
import { titled } from "~/web/page/titled";

export const meta = titled("Menu", {
  description:
    "Every page of Baobab: your answers, your plans, the check of a living annuity, and who to talk to.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  return { step: readPageKind(request) };
}

export default function MenuPage() {
  const { step } = useLoaderData<typeof loader>();
  return <Menu leave={<LogOutForm step={step} className="flex flex-wrap items-center gap-x-6 gap-y-2" />} />;
}
