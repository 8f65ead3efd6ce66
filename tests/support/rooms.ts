import path from "node:path";

/** The rooms that a room may import from, besides itself. */
const ALLOWED: Record<string, string[]> = {
  base: [],
  enhancements: ["base"],
  engine: ["base"],
  contract: ["base"],
  words: ["contract", "base"],
  ui: ["base"],
  backend: ["words", "contract", "engine", "base"],
  web: ["words", "ui", "contract", "base"],
  features: ["web", "words", "ui", "contract", "base"],
  routes: ["features", "web", "words", "ui", "contract", "base"],
  wiring: ["enhancements", "web", "ui", "contract", "base"],
  docs: [],
};

/**
 * Features that import others: explaining and changing a plan are parts of the walk-through. Routes join all
 * others.
 */
const STANDS_ON: Record<string, string[]> = {
  "plan/explanation": ["plan/change", "plan/walk-through"],
  "plan/change": ["plan/walk-through"],
};

/** The one calendar package, the one that was asked for; `base` uses it for every room. */
const CALENDAR = "dayjs";

/** Rooms that list the packages they may use; the others may use any. */
const PACKAGES: Record<string, string[]> = {
  base: [CALENDAR],
  enhancements: [],
  engine: [],
  contract: ["zod", "zod-openapi"],
  words: [],
};

/** The `ui` kit must suit any product. (It may say "client", as browsers do in `clientX`.) */
const KIT = "app/ui/";
const PRODUCT_WORD =
  /^(advisers?|amended|annuit(y|ies)|baobab|coach(es)?|markets?|plan(s|ners?)?|recommended|retirement|surveys?)$/i;
const PRODUCT_ADDRESS = /["'`]\/en\b/g;

const DOOR = "app/backend/door.server.ts";
const ENGINE_INDEX = "app/engine/index.ts";
const WIRING =
  /^app\/(root|hydrate|entry\.client|entry\.server)\.tsx$|^app\/(globals\.d\.ts|tailwind\.css|first-pages\.css)$/;
const MAY_OPEN_DOOR = [
  /^app\/(features|web)\/.*\.server\.tsx?$/,
  /^app\/routes\/api\./,
  /^app\/entry\.server\.tsx$/,
];
const TEST = /\.test\.tsx?$/;

export const isTestFile = (file: string) => TEST.test(file);

const CODE = /\.(tsx?|mjs|css)$/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
const VAGUE = /^(utils?|helpers?|common|misc|manager|v2)$/;
const LONGEST_LINES = 320;
const MAY_BE_LONG = /\/(basis|tables|migrations)\/|schema\.ts$|\.css$/;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** Remix dictates the names of these rooms' exports. */
const NAMED_BY_REMIX = ["routes", "wiring"];

type Files = ReadonlyMap<string, string>;

/**
 * Finds violations of the house rules in files by path and text; an empty list if there are none.
 * @param others files outside the rooms that import from them; the limit of lines applies to them too
 */
export function checkRooms(files: Files, others: Files = new Map()): string[] {
  const code = new Map([...files].filter(([file]) => CODE.test(file)));
  return [
    ...[...code].flatMap(([file, text]) => checkOne(code, file, text)),
    ...[...code, ...others].flatMap(([file, text]) => checkLength(file, text)),
    ...findCircles(code),
    ...findNamesakes(code),
    ...findNeedlessExports(code, others),
  ];
}

function checkOne(files: Files, file: string, text: string): string[] {
  const room = findRoom(file);
  if (!room) return [`${file} is in no room`];
  return [
    ...checkFile(file, room),
    ...(file.startsWith(KIT) ? checkKit(file, text) : []),
    ...listImports(text).flatMap((name) => checkImport(files, file, name)),
  ];
}

/** Circular imports, reported once for each import that closes a circle. Type imports count. */
function findCircles(files: Files): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) {
      circles.push(`${[...trail.slice(trail.indexOf(file)), file].join(" imports ")}: a circle`);
      return;
    }
    if (done.has(file)) return;
    listImports(files.get(file) ?? "").forEach((name) => {
      const target = findTarget(files, file, name);
      if (target && target !== file) visit(target, [...trail, file]);
    });
    done.add(file);
  };
  [...files.keys()].forEach((file) => visit(file, []));
  return circles;
}

/** Names that two files export. Re-exports do not count. */
function findNamesakes(files: Files): string[] {
  const owners = new Map<string, string[]>();
  for (const [file, text] of files) {
    if (TEST.test(file) || NAMED_BY_REMIX.includes(findRoom(file) ?? "")) continue;
    for (const name of listExports(text)) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name} is exported by ${all.join(" and ")}`);
}

/** Exports that no other file imports by name. The engine's index is exempt: the engine is a library. */
function findNeedlessExports(files: Files, others: Files): string[] {
  const imported = new Set(
    [...files, ...others].flatMap(([file, text]) =>
      listNamedImports(text).map(({ name, from }) => `${findTarget(files, file, from)} ${name}`),
    ),
  );
  return [...files].flatMap(([file, text]) => {
    if (TEST.test(file) || file === ENGINE_INDEX || NAMED_BY_REMIX.includes(findRoom(file) ?? "")) return [];
    return [...listExports(text)]
      .filter((name) => !imported.has(`${file} ${name}`) && !imported.has(`${file} *`))
      .map((name) => `${file} exports ${name}, which no other file imports`);
  });
}

function findRoom(file: string): string | undefined {
  if (WIRING.test(file)) return "wiring";
  const name = /^app\/([^/]+)\//.exec(file)?.[1] ?? "";
  return name in ALLOWED && name !== "wiring" ? name : undefined;
}

function checkFile(file: string, room: string): string[] {
  const findings: string[] = [];
  const name = path.basename(file).replace(CODE, "");
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
  return findings;
}

function checkLength(file: string, text: string): string[] {
  const lines = text.replace(/\n$/, "").split("\n").length;
  const mayBeLong = !CODE.test(file) || MAY_BE_LONG.test(file);
  return lines > LONGEST_LINES && !mayBeLong ? [`${file} has ${lines} lines`] : [];
}

/** No word in a file's name or text, alone or within a name, may be about this product. */
function checkKit(file: string, text: string): string[] {
  const words = `${file.slice(KIT.length)} ${text}`.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const found = [...words.filter((word) => PRODUCT_WORD.test(word)), ...(text.match(PRODUCT_ADDRESS) ?? [])];
  return found.length > 0 ? [`${file} knows this product: ${[...new Set(found)].join(", ")}`] : [];
}

function dropComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** The names that a file declares and exports, without its default export. */
function listExports(text: string): Set<string> {
  const code = dropComments(text);
  const declared = /^export\s+(?:async\s+)?(?:function\*?|const|let|class|type|interface|enum)\s+([\w$]+)/gm;
  const listed = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm;
  const names = [...code.matchAll(listed)].flatMap((match) => (match[1] ?? "").split(","));
  return new Set([
    ...[...code.matchAll(declared)].map((match) => match[1] ?? ""),
    ...names.map((name) => name.trim().split(/\s+/).at(-1) ?? "").filter(Boolean),
  ]);
}

export function listImports(text: string): string[] {
  const code = dropComments(text);
  const statements = /\b(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?["']([^"']+)["']/g;
  const calls = /\b(?:import|require)\(\s*["']([^"']+)["']/g;
  return [...code.matchAll(statements), ...code.matchAll(calls)].map((match) => match[1] ?? "");
}

function listNamedImports(text: string): { name: string; from: string }[] {
  const statements = /\b(?:import|export)\s+([\w*{}\s,$]+?)\s+from\s+["']([^"']+)["']/g;
  return [...dropComments(text).matchAll(statements)].flatMap(([, names = "", from = ""]) =>
    [...names.matchAll(/\*|[\w$]+/g)].map(([name]) => ({ name, from })),
  );
}

const isPackage = (name: string) => !name.startsWith("~/") && !name.startsWith(".");

function resolve(file: string, name: string): string {
  return name.startsWith("~/") ? `app/${name.slice(2)}` : path.join(path.dirname(file), name);
}

/** The file that an import names; undefined for a package or a missing file. */
export function findTarget(files: Files, file: string, name: string): string | undefined {
  if (isPackage(name)) return undefined;
  const written = resolve(file, name);
  return ENDINGS.map((ending) => written + ending).find((candidate) => files.has(candidate));
}

function checkImport(files: Files, file: string, name: string): string[] {
  const room = findRoom(file) ?? "";
  if (isPackage(name)) return checkPackage(file, room, name);
  if (/^(tests|fixtures)\//.test(resolve(file, name))) {
    return TEST.test(file) || room === "backend" ? [] : [`${file} leaves app: ${name}`];
  }
  const target = findTarget(files, file, name);
  if (!target) return [`${file} imports what is not there: ${name}`];
  const targetRoom = findRoom(target) ?? "";
  if (targetRoom === "features" && room === "features") return checkNeighbour(file, target);
  if (targetRoom === room) return [];
  if (targetRoom === "backend") return checkDoor(file, target);
  if (!ALLOWED[room]?.includes(targetRoom)) return [`${file} (${room}) imports ${target} (${targetRoom})`];
  const isDeep = targetRoom === "engine" && target !== ENGINE_INDEX;
  return isDeep ? [`${file} passes by the engine's index: ${target}`] : [];
}

function checkPackage(file: string, room: string, name: string): string[] {
  const packages = PACKAGES[room];
  const owner = name.split("/")[0] ?? name;
  const mayBeAny = !packages && owner !== CALENDAR;
  if (mayBeAny || TEST.test(file) || packages?.includes(owner)) return [];
  return [`${file} imports a package: ${name}`];
}

function checkNeighbour(file: string, target: string): string[] {
  const [mine = "", theirs = ""] = [file, target].map((one) => one.split("/").slice(2, 4).join("/"));
  if (mine === theirs || STANDS_ON[mine]?.includes(theirs)) return [];
  return [`${file} asks the feature ${theirs}: a route joins features`];
}

function checkDoor(file: string, target: string): string[] {
  if (target !== DOOR) return [`${file} passes by the backend's door: ${target}`];
  if (MAY_OPEN_DOOR.some((pattern) => pattern.test(file))) return [];
  return [`${file} opens the backend's door: only a *.server.ts of features or web may`];
}
