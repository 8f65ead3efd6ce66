import type { MetaFunction } from "@remix-run/node";
import { Menu } from "~/features/about/menu";

export const meta: MetaFunction = () => [{ title: "Menu – Baobab" }];

export default function MenuPage() {
  return <Menu />;
}
