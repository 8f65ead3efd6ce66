/** Every address below `/en` that no other route matches. */
export { action, default, loader } from "./$";
