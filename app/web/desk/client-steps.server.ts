import { callBackend } from "~/backend/door.server";
import type { ClientOverview } from "~/contract/desk/desk-operations";
import { isSuccess } from "~/contract/wire/envelope";
import type { DeskSession } from "../identity/desk.server";
import { listClientSteps } from "./client-steps";

type Place = Parameters<typeof listClientSteps>[0];

/** The steps with a client; if the services do not answer about share links, none counts as shared. */
export async function findClientSteps(here: Place, overview: ClientOverview, session: DeskSession) {
  const { planId, isGuest } = overview.client;
  const hasLinks = planId !== undefined && !isGuest;
  const links = hasLinks ? await callBackend("getShares", { query: { id: planId } }, session) : undefined;
  const isShared =
    links !== undefined && isSuccess(links) && links.return_object.some(({ state }) => state === "open");
  return listClientSteps(here, session.role, { overview, isShared });
}
