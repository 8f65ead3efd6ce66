/** Rises with every change of a formula; plans with the same major version are recomputed exactly. */
export const ENGINE_VERSION = "4.0.0";

/**
 * True if this engine reproduces the figures of another version to the cent.
 * @param engineVersion a version as `ENGINE_VERSION` is written, of the release that computed them
 * @returns whether both have the same major version; false for a text that is no version
 */
export function computesAlike(engineVersion: string): boolean {
  return readMajor(engineVersion) === readMajor(ENGINE_VERSION);
}

function readMajor(version: string): string | undefined {
  return /^(\d+)\.\d+\.\d+$/.exec(version)?.[1];
}
