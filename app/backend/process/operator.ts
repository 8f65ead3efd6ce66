import { describeOperator, type Operator } from "~/base/operator";
import { getEnvironment } from "./environment";

/** Reads the site's operator from the environment. */
export function findOperator(): Operator {
  const environment = getEnvironment();
  return describeOperator({
    name: environment.OPERATOR_NAME,
    licence: environment.OPERATOR_LICENCE,
    phone: environment.OPERATOR_PHONE,
    email: environment.OPERATOR_EMAIL,
    hours: environment.OPERATOR_HOURS,
    reviewedOn: environment.OPERATOR_REVIEWED_ON,
    plusProvider: environment.PLUS_PROVIDER,
  });
}

/** Whether plans may recommend a living annuity plus. */
export function isPlusOffered(): boolean {
  return findOperator().plusProvider !== undefined;
}
