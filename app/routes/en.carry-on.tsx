import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CarryOnPage } from "~/features/visitor/account/carry-on-page";
import { showLateForm } from "~/features/visitor/account/carry-on.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Carry on");

export async function loader({ request }: LoaderFunctionArgs) {
  return showLateForm(request);
}

export default function CarryOn() {
  return <CarryOnPage {...useLoaderData<typeof loader>()} />;
}
