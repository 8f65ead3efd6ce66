import path from "node:path";

/** Which rooms a room may import from, beside itself. */
const ALLOWED: Record<string, string[]> = {
  base: [],
  engine: ["base"],
  contract: ["base"],
  words: ["contract", "base"],
  ui: ["base"],
  backend: ["words", "contract", "engine", "base"],
  features: ["words", "ui", "contract", "base"],
  routes: ["features", "words", "ui", "contract", "base"],
  wiring: ["features", "ui", "contract", "base"],
  docs: ["words", "contract", "engine", "base"],
};

/** Rooms that name the packages they may use; the others may use any. */
const PACKAGES: Record<string, string[]> = {
  base: [],
  engine: [],
  contract: ["zod", "zod-openapi", "dayjs"],
  words: [],
};

const DOOR = "app/backend/door.server.ts";
const WIRING = /^app\/(root|entry\.client|entry\.server)\.tsx$|^app\/(globals\.d\.ts|tailwind\.css)$/;
const MAY_OPEN_DOOR = [
  /^app\/features\/.*\.server\.tsx?$/,
  /^app\/routes\/api\./,
  /^app\/entry\.server\.tsx$/,
];
const TEST = /\.test\.tsx?$/;
const CODE = /\.(tsx?|css)$/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
const VAGUE = /^(utils?|helpers?|common|misc|manager|v2)$/;
const LONGEST_LINES = 400;
const LONGEST_TEST_LINES = 600;
const MAY_BE_LONG = /\/(basis|tables|migrations)\/|schema\.ts$|\.css$/;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

type Files = ReadonlyMap<string, string>;

/** Finds what the house rules forbid in files by path and text; an empty list when all is well. */
export function checkRooms(files: Files): string[] {
  return [...files].flatMap(([file, text]) => {
    if (!CODE.test(file)) return [];
    const room = findRoom(file);
    if (!room) return [`${file} is in no room`];
    return [
      ...checkFile(file, room, text),
      ...listImports(text).flatMap((name) => checkImport(files, file, name)),
    ];
  });
}

function findRoom(file: string): string | undefined {
  if (WIRING.test(file)) return "wiring";
  const name = /^app\/([^/]+)\//.exec(file)?.[1] ?? "";
  return name in ALLOWED && name !== "wiring" ? name : undefined;
}

function checkFile(file: string, room: string, text: string): string[] {
  const findings: string[] = [];
  const name = path.basename(file).replace(CODE, "");
  const lines = text.replace(/\n$/, "").split("\n").length;
  if (room === "routes" && /^app\/routes\/[^/]+$/.test(file) && TEST.test(file)) {
    findings.push(`${file} would be a public address`);
  }
  if (room !== "routes" && room !== "wiring" && !KEBAB.test(name)) {
    findings.push(`${file} is not named in kebab-case`);
  }
  if (
    file
      .replace(CODE, "")
      .split("/")
      .some((part) => VAGUE.test(part))
  ) {
    findings.push(`${file} has a name that says nothing`);
  }
  const longest = TEST.test(file) ? LONGEST_TEST_LINES : LONGEST_LINES;
  if (lines > longest && !MAY_BE_LONG.test(file)) findings.push(`${file} has ${lines} lines`);
  return findings;
}

function listImports(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const statements = /\b(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?["']([^"']+)["']/g;
  const calls = /\b(?:import|require)\(\s*["']([^"']+)["']/g;
  return [...code.matchAll(statements), ...code.matchAll(calls)].map((match) => match[1] ?? "");
}

function checkImport(files: Files, file: string, name: string): string[] {
  const room = findRoom(file) ?? "";
  if (!name.startsWith("~/") && !name.startsWith(".")) return checkPackage(file, room, name);
  const written = name.startsWith("~/") ? `app/${name.slice(2)}` : path.join(path.dirname(file), name);
  if (/^(tests|fixtures)\//.test(written)) {
    return TEST.test(file) || room === "backend" ? [] : [`${file} leaves app: ${name}`];
  }
  const target = ENDINGS.map((ending) => written + ending).find((candidate) => files.has(candidate));
  if (!target) return [`${file} imports what is not there: ${name}`];
  const targetRoom = findRoom(target) ?? "";
  if (targetRoom === "features" && room === "features") return checkNeighbour(file, target);
  if (targetRoom === room) return [];
  if (targetRoom === "backend") return checkDoor(file, target);
  if (ALLOWED[room]?.includes(targetRoom)) return [];
  return [`${file} (${room}) imports ${target} (${targetRoom})`];
}

function checkPackage(file: string, room: string, name: string): string[] {
  const packages = PACKAGES[room];
  const owner = name.split("/")[0] ?? name;
  if (!packages || TEST.test(file) || packages.includes(owner)) return [];
  return [`${file} imports a package: ${name}`];
}

function checkNeighbour(file: string, target: string): string[] {
  const mine = file.split("/")[2];
  const theirs = target.split("/")[2] ?? "";
  if (mine === theirs || theirs === "session") return [];
  return [`${file} asks the feature ${theirs}: a route joins features`];
}

function checkDoor(file: string, target: string): string[] {
  if (target !== DOOR) return [`${file} passes by the backend's door: ${target}`];
  if (MAY_OPEN_DOOR.some((pattern) => pattern.test(file))) return [];
  return [`${file} opens the backend's door: only a feature's *.server.ts may`];
}
