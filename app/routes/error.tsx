import { TroubleMessage } from "~/web/layout/trouble";
import { titled } from "~/web/page/titled";

export const meta = titled("Something went wrong");

export default function ErrorPage() {
  return <TroubleMessage />;
}
