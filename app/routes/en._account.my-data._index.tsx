import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/features/visitor/account/my-data/my-data-page";
import {
  showMyData as loader,
  submitMyData as action,
} from "~/features/visitor/account/my-data/my-data.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My data");

export { action, loader };

export default function MyData() {
  return <MyDataPage {...useLoaderData<typeof loader>()} />;
}
