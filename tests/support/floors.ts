import path from "node:path";
import { findTarget, isTestFile, listImports } from "./rooms";

/** The floors of a house from the top down; each names its rooms, the upper first, and says what they hold. */
export type Floors = Record<string, Record<string, string>>;

/** A backend room is small enough to read at a glance, and large enough to deserve a folder. */
const FILES_IN_A_ROOM = { least: 2, most: 25 };

const BACKEND = "app/backend/";
const DOOR = `${BACKEND}door.server.ts`;

/**
 * Finds imports that break a house's order: a room imports only rooms below it, so no two import each other. Tests may import
 * from anywhere.
 * @param files the project's files by path and text
 * @param house a folder with a closing slash, such as `app/words/`; files directly in it form the room `.`
 */
export function checkFloors(files: ReadonlyMap<string, string>, house: string, floors: Floors): string[] {
  const findRoom = (file: string) => path.dirname(file).slice(house.length) || ".";
  const order = Object.values(floors).flatMap((rooms) => Object.keys(rooms));
  const mine = [...files].filter(([file]) => file.startsWith(house) && /\.(tsx?|mjs)$/.test(file));
  const upward = mine.flatMap(([file, text]) => {
    const from = findRoom(file);
    if (file === DOOR || isTestFile(file)) return [];
    if (!order.includes(from)) return [`${file} is on no floor`];
    return listImports(text).flatMap((name) => {
      const target = findTarget(files, file, name) ?? "";
      const to = findRoom(target);
      if (!target.startsWith(house) || to === from || order.indexOf(to) > order.indexOf(from)) return [];
      return [`${file} looks up to ${target}`];
    });
  });
  const crowded = order.flatMap((room) => {
    const count = mine.filter(([file]) => findRoom(file) === room).length;
    if (count === 0) return [`the room ${room} has no files`];
    const fits = count >= FILES_IN_A_ROOM.least && count <= FILES_IN_A_ROOM.most;
    return house === BACKEND && !fits ? [`the room ${room} has ${count} files`] : [];
  });
  return [...upward, ...crowded];
}
