export { downloadEverything as loader } from "~/features/visitor/account/my-data/everything.server";
