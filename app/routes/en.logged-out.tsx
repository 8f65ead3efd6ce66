import { useSearchParams } from "@remix-run/react";
import { LoggedOutPage } from "~/features/visitor/account/logged-out-page";
import { titled } from "~/web/page/titled";

export const meta = titled("Logged out", { also: [{ name: "robots", content: "noindex" }] });

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
