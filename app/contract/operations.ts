/** The table of all operations, for pages, for other systems and for the OpenAPI document. */
import { planOperations } from "./plan/plan-operations";
import { systemOperations } from "./wire/system-operations";
import { clientCheckOperations } from "./living-annuity/client-checks";
import { clientOperations } from "./desk/client-operations";
import { auditOperations } from "./desk/audit-operations";
import { calculationOperations } from "./plan/calculation-operations";
import { imageOperations } from "./account/image-operations";
import { keptCheckOperations } from "./living-annuity/kept-checks";
import { landingPageOperations } from "./desk/landing-page-operations";
import { messageOperations } from "./account/message-operations";
import { deskOperations } from "./desk/desk-operations";
import { draftOperations } from "./survey/draft-operations";
import { estimateOperations } from "./plan/estimate-operations";
import { featureOperations } from "./desk/feature-operations";
import { feeOperations } from "./desk/fee-operations";
import { livingAnnuityOperations } from "./living-annuity/check-operations";
import type { Operation } from "./wire/operation";
import { organisationOperations } from "./desk/organisation-operations";
import { ownDataOperations } from "./records/own-data-operations";
import { passkeyOperations } from "./account/passkey-operations";
import { peopleOperations } from "./desk/people-operations";
import { recordOperations } from "./records/record-operations";
import { reportOperations } from "./desk/report-operations";
import { selectionOperations } from "./records/selection-operations";
import { linkOperations } from "./records/link-operations";
import { smallSavingsOperations } from "./plan/small-savings-operations";
import { sessionOperations } from "./account/session-operations";
import { termsOperations } from "./account/terms-operations";
import { userOperations } from "./account/user-operations";

export const operations = {
  ...sessionOperations,
  ...passkeyOperations,
  ...messageOperations,
  ...ownDataOperations,
  ...userOperations,
  ...clientOperations,
  ...deskOperations,
  ...peopleOperations,
  ...draftOperations,
  ...feeOperations,
  ...imageOperations,
  ...termsOperations,
  ...planOperations,
  ...selectionOperations,
  ...linkOperations,
  ...estimateOperations,
  ...smallSavingsOperations,
  ...livingAnnuityOperations,
  ...keptCheckOperations,
  ...clientCheckOperations,
  ...calculationOperations,
  ...systemOperations,
  ...featureOperations,
  ...reportOperations,
  ...auditOperations,
  ...recordOperations,
  ...organisationOperations,
  ...landingPageOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export type OperationAt<Name extends OperationName> = (typeof operations)[Name];
