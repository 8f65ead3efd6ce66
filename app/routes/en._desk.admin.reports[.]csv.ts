export { downloadReport as loader } from "~/features/desk/oversight/reports/reports.server";
