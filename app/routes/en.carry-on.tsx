import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CarryOnPage } from "~/features/visitor/account/carry-on-page";
import { showLateForm } from "~/features/visitor/account/carry-on.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "Carry on – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showLateForm(request);
}

export default function CarryOn() {
  return <CarryOnPage {...useLoaderData<typeof loader>()} />;
}
