const DEVICES = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android phone"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows computer"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux computer"],
] as const;

/** What somebody may call the device on which they are, as its browser describes it; empty if it does not. */
export function nameDevice(userAgent: string): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
}
