const OLDEST = [20, 11];
const NEWEST_MAJOR = 26;

/**
 * The reason why a version of Node cannot run this; the same as `engines` in `package.json`.
 * @param {string} version such as `24.3.0`
 * @returns {string | undefined} one sentence; undefined if it can
 */
export function refuseNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isOldEnough = major <= NEWEST_MAJOR;
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isOldEnough && isNewEnough) return undefined;
  return `Node ${version} cannot run this: Node ${OLDEST.join(".")} or newer, up to ${NEWEST_MAJOR}, is needed.`;
}
