import { TroubleMessage } from "~/web/layout/trouble";
import { titled } from "~/web/page/titled";

export const meta = titled("Something went wrong", { also: [{ name: "robots", content: "noindex" }] });

export default function ErrorPage() {
  return <TroubleMessage />;
}
