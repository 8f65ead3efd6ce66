export { downloadCheck as loader } from "~/features/visitor/living-annuity/check.server";
