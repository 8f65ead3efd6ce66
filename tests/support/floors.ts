import path from "node:path";
import { findTarget, isTestFile, listImports } from "./rooms";

/** The floors of the backend from the top down; each lists its rooms, from the top too, with their content. */
export type Floors = Record<string, Record<string, string>>;

/** Small enough to survey, and large enough to be a room of its own. */
const FILES_IN_A_ROOM = { least: 2, most: 25 };

const BACKEND = "app/backend/";
const DOOR = `${BACKEND}door.server.ts`;

/**
 * Finds violations of the backend's order: a room imports only rooms below it, so no two import each other.
 * Tests may import from anywhere.
 * @param files the project's files by path and text
 */
export function checkFloors(files: ReadonlyMap<string, string>, floors: Floors): string[] {
  const order = Object.values(floors).flatMap((rooms) => Object.keys(rooms));
  const mine = [...files].filter(([file]) => file.startsWith(BACKEND) && /\.(ts|mjs)$/.test(file));
  const upward = mine.flatMap(([file, text]) => {
    const from = findRoom(file);
    if (file === DOOR || isTestFile(file)) return [];
    if (!order.includes(from)) return [`${file} is on no floor`];
    return listImports(text).flatMap((name) => {
      const target = findTarget(files, file, name) ?? "";
      const to = findRoom(target);
      if (!target.startsWith(BACKEND) || to === from || order.indexOf(to) > order.indexOf(from)) return [];
      return [`${file} looks up to ${target}`];
    });
  });
  return [...upward, ...checkSizes(order, mine)];
}

function checkSizes(order: readonly string[], files: readonly [string, string][]): string[] {
  return order.flatMap((room) => {
    const count = files.filter(([file]) => findRoom(file) === room).length;
    const fits = count >= FILES_IN_A_ROOM.least && count <= FILES_IN_A_ROOM.most;
    return fits ? [] : [`the room ${room} has ${count} files`];
  });
}

function findRoom(file: string): string {
  return path.dirname(file).slice(BACKEND.length);
}
