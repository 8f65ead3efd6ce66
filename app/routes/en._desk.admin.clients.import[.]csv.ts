export { sendExample as loader } from "~/features/desk/clients/import/import.server";
