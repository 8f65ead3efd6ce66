import pino, { type Logger } from "pino";
import { getEnvironment } from "../process/environment";
import { singleton } from "../process/singleton";

/** Writes one JSON line to stdout per event. Callers name each field: never a body, an answer or a token. */
export function getLogger(): Logger {
  return singleton("logger", () => {
    const { LOG_LEVEL } = getEnvironment();
    return pino({ level: LOG_LEVEL, base: { pid: process.pid } });
  });
}
