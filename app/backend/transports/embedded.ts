import { handleApiRequest } from "../api/handle-api-request";
import type { Transport } from "./transport";

/** The backend services of this very process, without a network between; parsing and refusals are those of the wire. */
export const embedded: Transport = handleApiRequest;
