import type { Operation, ServiceName } from "~/contract/wire/operation";
import { handleApiRequest } from "../api/handle-api-request";
import { type Environment, getEnvironment } from "../process/environment";
import { embedded } from "./embedded";
import { handleBySamples, mock } from "./mock";
import { reachOver } from "./remote";
import type { Transport, Wire } from "./transport";

type Services = Pick<
  Environment,
  "BACKEND_URL" | "USERS_SERVICE_URL" | "FEE_SERVICE_URL" | "FEATURE_SERVICE_URL"
>;

const ADDRESS_OF = {
  users: "USERS_SERVICE_URL",
  fees: "FEE_SERVICE_URL",
  features: "FEATURE_SERVICE_URL",
} as const satisfies Record<ServiceName, keyof Services>;

/** The origin whose `/api` answers an operation; undefined for this process. */
export function findOrigin({ service }: Operation, services: Services): string | undefined {
  return (service && services[ADDRESS_OF[service]]) ?? services.BACKEND_URL;
}

/** Chooses where an operation runs: at the service's own address, at the backend's, or in this process. */
export function chooseTransport(operation: Operation): Transport {
  const environment = getEnvironment();
  const origin = findOrigin(operation, environment);
  return origin ? reachOver(origin) : findOwn(environment);
}

/** The transport within this process: its own backend, or samples in mock mode. */
function findOwn({ BACKEND }: Pick<Environment, "BACKEND">): Transport {
  return BACKEND === "mock" ? mock : embedded;
}

/** Answers requests to this process's `/api`: by its own backend, or with samples in mock mode. */
export const answerHere: Wire = (request) =>
  getEnvironment().BACKEND === "mock" ? handleBySamples(request) : handleApiRequest(request);
