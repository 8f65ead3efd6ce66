import { AssumedPage } from "~/features/plan/assumed/assumed-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("What we assumed");

export { showAssumed as loader } from "~/features/plan/assumed/assumed.server";

export default AssumedPage;
