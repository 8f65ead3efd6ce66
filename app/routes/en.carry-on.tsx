import { useLoaderData } from "@remix-run/react";
import { CarryOnPage } from "~/features/visitor/account/carry-on-page";
import { showLateForm as loader } from "~/features/visitor/account/carry-on.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Carry on");

export { loader };

export default function CarryOn() {
  return <CarryOnPage {...useLoaderData<typeof loader>()} />;
}
