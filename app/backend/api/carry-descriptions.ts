import { z } from "zod";
import "zod-openapi";

/**
 * Passes the descriptions of shapes, such as their units, on to the OpenAPI document. The OpenAPI library sees a
 * description only if it replaced zod's own `describe` before the shape was made, and our shapes are made for
 * browsers as well.
 */
export function carryDescriptions(shape: z.ZodTypeAny | undefined): void {
  if (!shape) return;
  const { description } = shape;
  if (description !== undefined) shape._def.zodOpenApi = { openapi: { description } };
  for (const part of listParts(shape)) carryDescriptions(part);
}

/** The shapes directly inside a shape. */
export function listParts(shape: z.ZodTypeAny): z.ZodTypeAny[] {
  const fields = shape instanceof z.ZodObject ? Object.values(shape.shape as z.ZodRawShape) : [];
  const inner = Object.values(shape._def as Record<string, unknown>).flat();
  return [...fields, ...inner].filter((part) => part instanceof z.ZodType);
}
