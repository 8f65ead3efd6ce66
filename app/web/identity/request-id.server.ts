export { getRequestId } from "~/backend/door.server";
