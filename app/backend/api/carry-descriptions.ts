import { z } from "zod";
import "zod-openapi";

/**
 * Copies schema descriptions, such as units, to the OpenAPI document. The OpenAPI library only sees a
 * description if it replaced zod's own `describe` before the schema was created, and our schemas are created
 * for browsers as well.
 */
export function carryDescriptions(shape: z.ZodTypeAny | undefined): void {
  if (!shape) return;
  const { description } = shape;
  // A text that is trimmed before its length is checked is described by the result.
  const effectType = shape instanceof z.ZodPipeline && isText(shape._def.out) ? "output" : undefined;
  if (description !== undefined || effectType)
    shape._def.zodOpenApi = { openapi: { ...(description !== undefined && { description }), effectType } };
  for (const part of listParts(shape)) carryDescriptions(part);
}

function isText(shape: z.ZodTypeAny): boolean {
  return shape instanceof z.ZodEffects
    ? isText(shape.innerType() as z.ZodTypeAny)
    : shape instanceof z.ZodString;
}

/** The schemas directly inside a schema. */
export function listParts(shape: z.ZodTypeAny): z.ZodTypeAny[] {
  const fields = shape instanceof z.ZodObject ? Object.values(shape.shape as z.ZodRawShape) : [];
  const inner = Object.values(shape._def as Record<string, unknown>).flat();
  return [...fields, ...inner].filter((part) => part instanceof z.ZodType);
}
