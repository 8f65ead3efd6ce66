export { downloadPaper as loader } from "~/features/plan/page/record/download-paper.server";
