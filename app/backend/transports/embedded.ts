import { handleApiRequest } from "../api/handle-api-request";
import type { Transport } from "./transport";

/** The backend services of this process, without a network in between; parsing and refusals are the wire's. */
export const embedded: Transport = handleApiRequest;
