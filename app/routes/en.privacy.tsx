import { Privacy } from "~/features/visitor/about/privacy";
import { titled } from "~/web/page/titled";

export const meta = titled("Privacy");

export default function PrivacyPage() {
  return <Privacy />;
}
