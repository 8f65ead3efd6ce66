// Plain JavaScript, because `.ci/start.mjs` tries the port before it loads the build.

/**
 * Explains in one sentence why the server cannot listen on a port.
 * @param {unknown} error
 * @returns {string | undefined} undefined for any other error
 */
export function describeListenError(error) {
  if (!(error instanceof Error) || error.syscall !== "listen") return undefined;
  const { code, port, address } = error;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`;
  if (code === "EACCES")
    return `This user may not use port ${port}: choose one above 1023 with PORT=3001 npm start.`;
  return `Port ${port} cannot be used on ${address} (HOST): ${code}.`;
}
