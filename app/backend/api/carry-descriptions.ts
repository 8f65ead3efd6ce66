import { z } from "zod";
import "zod-openapi";

/**
 * Hands what shapes say of themselves, such as their units, to the OpenAPI document. Its library sees a description only
 * where it has replaced zod's own `describe` before the shape was made, and our shapes are made for browsers as well.
 */
export function carryDescriptions(shape: z.ZodTypeAny | undefined): void {
  if (!shape) return;
  const { description } = shape;
  if (description !== undefined) shape._def.zodOpenApi = { openapi: { description } };
  for (const part of listParts(shape)) carryDescriptions(part);
}

/** The shapes that a shape is made of, one level down. */
export function listParts(shape: z.ZodTypeAny): z.ZodTypeAny[] {
  const fields = shape instanceof z.ZodObject ? Object.values(shape.shape as z.ZodRawShape) : [];
  const inner = Object.values(shape._def as Record<string, unknown>).flat();
  return [...fields, ...inner].filter((part) => part instanceof z.ZodType);
}
