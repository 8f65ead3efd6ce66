import { todayInSouthAfrica } from "~/base/date";
import { chooseBasis } from "~/engine";
import { presentMaximumFees } from "../../fees/fee-tables";
import { done, type Handler } from "../../calls/handler";

export const getMaximumFees: Handler<"getMaximumFees"> = async ({ query, now }) =>
  done(presentMaximumFees(chooseBasis(todayInSouthAfrica(now)), query.segment));
