/** Changes whenever a formula does; plans are computed again with the same major version. */
export const ENGINE_VERSION = "4.0.0";

/**
 * Tells whether this engine computes the figures of another version again, to the cent.
 * @param engineVersion a version as `ENGINE_VERSION` is written, of the release that computed them
 * @returns whether both have the same major version; of a text that is no version, false
 */
export function computesAlike(engineVersion: string): boolean {
  return readMajor(engineVersion) === readMajor(ENGINE_VERSION);
}

function readMajor(version: string): string | undefined {
  return /^(\d+)\.\d+\.\d+$/.exec(version)?.[1];
}
