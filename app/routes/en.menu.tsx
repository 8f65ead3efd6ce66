import type { MetaFunction } from "@remix-run/node";
import { LogOutForm } from "~/features/account/log-out-page";
import { Menu } from "~/features/about/menu";

export const meta: MetaFunction = () => [{ title: "Menu – Baobab" }];

export default function MenuPage() {
  return <Menu leave={<LogOutForm className="flex flex-wrap items-center gap-x-6 gap-y-2" />} />;
}
