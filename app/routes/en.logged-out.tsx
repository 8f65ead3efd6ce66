import type { MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { LoggedOutPage } from "~/features/visitor/account/logged-out-page";

export const meta: MetaFunction = () => [{ title: "Logged out – Baobab" }];

export default function LoggedOut() {
  const [searchParams] = useSearchParams();
  return (
    <LoggedOutPage
      hadEnded={searchParams.has("already")}
      isOnlyHere={searchParams.get("already") === "here"}
      isDeleted={searchParams.has("deleted")}
    />
  );
}
