import { WithdrawPage } from "~/features/visitor/account/my-data/withdraw-page";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Withdraw your consent");

export {
  submitWithdrawal as action,
  showWithdrawal as loader,
} from "~/features/visitor/account/my-data/my-data.server";

export default function Withdraw() {
  return <WithdrawPage />;
}
