/** The one way into the backend: what pages, the API's route and the process's start may ask of it. */
export { handleApiRequest } from "./api/handle-api-request";
export { callBackend } from "./transports/call-backend";
export type { Caller } from "./transports/call-backend";
export { waitForRecommendation } from "./recommendation/wait-for-recommendation";
export { readCappedForm } from "./run/capped-body";
export { getEnvironment } from "./run/environment";
export { reportError } from "./run/report-error";
export { makeReadyPages } from "./run/ready-pages";
export { getRequestId } from "./run/request-log";
export { makeRouteFinder } from "./run/route-finder";
export { writeContentSecurityPolicy } from "./run/security-headers";
export { startBackend } from "./run/start";
