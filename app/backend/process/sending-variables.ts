import { z } from "zod";
import { isLoopbackName } from "./loopback.mjs";
import { oneOf, webAddress } from "./variable-shapes";

/** Must be secure, because each request carries the gateway's password. */
const gatewayAddress = webAddress.refine((text) => {
  const { protocol, hostname, username, search, hash } = new URL(text);
  return (protocol === "https:" || isLoopbackName(hostname)) && [username, search, hash].join("") === "";
}, "must be an https address without a user or a query");

const mailServerAddress = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text),
    "must look like smtps://user:password@host:465",
  );

const emailAddress = z
  .string()
  .refine((text) => /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/.test(text), "must be an email address");

/** Variables for sending messages: by SMS, by email, or neither. */
export const sendingVariables = {
  SMS_GATEWAY: oneOf(["bulksms"]).optional().describe("`bulksms` sends codes by SMS through BulkSMS"),
  SMS_USER: z.string().optional().describe("id of a token of that gateway"),
  SMS_PASSWORD: z.string().optional().describe("secret of that token"),
  SMS_URL: gatewayAddress.default("https://api.bulksms.com/v1").describe("the gateway's address"),
  SMTP_URL: mailServerAddress
    .optional()
    .describe("the mail server, `smtps://user:password@host:465`; with `smtp://` it must offer STARTTLS"),
  MAIL_FROM: emailAddress.optional().describe("the address that emails come from; needed with `SMTP_URL`"),
  OPERATOR_EMAIL: emailAddress
    .optional()
    .describe("who reads what visitors write, and the address that pages show; needed with `SMTP_URL`"),
  LOGIN: oneOf(["required"])
    .optional()
    .describe("`required`: without a way to send codes the site does not start"),
};

type Values = z.output<z.ZodObject<typeof sendingVariables>> & {
  PUBLIC_URL: string;
  BACKEND?: "mock";
  BACKEND_URL?: string;
};

/** Pairs of a variable and another that it requires. */
const NEEDS = [
  ["SMS_USER", "SMS_GATEWAY"],
  ["SMS_PASSWORD", "SMS_GATEWAY"],
  ["SMS_GATEWAY", "SMS_USER"],
  ["SMS_GATEWAY", "SMS_PASSWORD"],
  ["MAIL_FROM", "SMTP_URL"],
  ["SMTP_URL", "MAIL_FROM"],
  ["SMTP_URL", "OPERATOR_EMAIL"],
] as const;

/**
 * Finds sending variables that contradict one another. A process in front of another backend, or with
 * samples, sends nothing itself, so it is not checked.
 * @returns one sentence that names the variable to change
 */
export function findSendingContradiction(values: Values): string | undefined {
  if (values.BACKEND ?? values.BACKEND_URL) return undefined;
  const lacking = NEEDS.find(([given, needed]) => values[given] && !values[needed]);
  if (lacking) return `The environment variable ${lacking[1]} must be given when ${lacking[0]} is set.`;
  const { LOGIN, SMS_GATEWAY, PUBLIC_URL } = values;
  if (LOGIN && !SMS_GATEWAY && !isLoopbackName(new URL(PUBLIC_URL).hostname))
    return "The environment variable SMS_GATEWAY must be given when LOGIN is required.";
  return undefined;
}
