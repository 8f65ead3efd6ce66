/**
 * Says that the port is not available. `.ci/start.mjs` tries the port first and says the same; this covers a port
 * that is taken between that check and the moment when remix-serve listens.
 */
export function describeListenError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`;
  if (code === "EACCES")
    return `This user may not use port ${port}: choose one above 1023 with PORT=3001 npm start.`;
  return `Port ${port} cannot be used: ${code}.`;
}
