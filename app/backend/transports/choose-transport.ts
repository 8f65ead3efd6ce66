import type { Operation } from "~/contract/operation";
import { getEnvironment } from "../process/environment";
import type { Environment } from "../process/environment";
import { embedded } from "./embedded";
import { reachOver } from "./remote";
import type { Transport } from "./transport";

type Services = Pick<
  Environment,
  "BACKEND_URL" | "USERS_SERVICE_URL" | "FEE_SERVICE_URL" | "FEATURE_SERVICE_URL"
>;

/** The first part of the paths that a service of its own may answer. */
const SERVICE_OF: Record<string, keyof Services> = {
  users: "USERS_SERVICE_URL",
  advisor: "USERS_SERVICE_URL",
  termsandconditions: "USERS_SERVICE_URL",
  reports: "USERS_SERVICE_URL",
  annualfees: "FEE_SERVICE_URL",
  features: "FEATURE_SERVICE_URL",
  updatefeatures: "FEATURE_SERVICE_URL",
};

/** The origin whose `/api` answers an operation; undefined when this process does. */
export function findOrigin({ path }: Pick<Operation, "path">, services: Services): string | undefined {
  const service = SERVICE_OF[path.split("/")[1] ?? ""];
  return (service && services[service]) ?? services.BACKEND_URL;
}

/** Where an operation runs: at the service's own address, at the backend's, or in this process. */
export function chooseTransport(operation: Operation): Transport {
  const origin = findOrigin(operation, getEnvironment());
  return origin ? reachOver(origin) : embedded;
}
