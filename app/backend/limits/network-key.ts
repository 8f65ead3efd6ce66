import { isIPv6 } from "node:net";

/**
 * Returns the network that an address is counted under: an IPv4 address itself, but the /64 network of an
 * IPv6 address, because one customer has all of its 2^64 addresses.
 */
export function networkKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [numbers = ""] = address.toLowerCase().split("%");
  const [before = "", after] = numbers.split("::");
  const first = before ? before.split(":") : [];
  const last = after ? after.split(":") : [];
  const zeros =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
