export { downloadAuditLog as loader } from "~/features/desk/oversight/audit-log/audit-log.server";
