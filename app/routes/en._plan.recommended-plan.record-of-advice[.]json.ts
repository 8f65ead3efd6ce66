export { downloadRecord as loader } from "~/features/plan/page/record/record.server";
