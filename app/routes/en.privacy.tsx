import { Privacy } from "~/features/visitor/about/privacy";
import { titled } from "~/web/page/titled";

export const meta = titled("Privacy", {
  description: "What Baobab asks about you, why, how long it is kept, and how you see, correct or delete it.",
});

export default function PrivacyPage() {
  return <Privacy />;
}
