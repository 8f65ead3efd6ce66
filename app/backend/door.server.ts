/** The only way into the backend: everything that pages, the API's route and the start of the process may use. */
export { answerHere as handleApiRequest } from "./transports/choose-transport";
export { callBackend } from "./transports/call-backend";
export type { Caller } from "./transports/call-backend";
export { waitForRecommendation } from "./transports/wait-for-recommendation";
export { sendPageView } from "./analytics/send-page-view";
export type { Viewer } from "./analytics/send-page-view";
export { readCappedForm } from "./http/capped-body";
export { deriveKey } from "./process/derive-key";
export { getEnvironment } from "./process/environment";
export { findOperator } from "./process/operator";
export { reportError } from "./log/report-error";
export { getRequestId } from "./http/current-request";
export { makeRouteFinder } from "./http/route-finder";
export { writeContentSecurityPolicy } from "./http/security-headers";
export { canSendCodes, findShownCode } from "./messages/sms-gateway";
export { findSurveyLimits } from "./plan/survey-limits";
export { hasMailServer } from "./messages/mail-server";
export { startBackend } from "./process/start";
