import type { MetaFunction } from "@remix-run/node";
import { LogOutForm } from "~/features/account/log-out-page";
import { Menu } from "~/features/about/menu";

export const meta: MetaFunction = () => [{ title: "Menu – Baobab" }];

export default function MenuPage() {
  return <Menu leave={<LogOutForm className="mt-4 flex flex-wrap items-center gap-6" />} />;
}
