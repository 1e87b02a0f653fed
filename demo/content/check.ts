import { getDotPath, object, safeParse, string, type GenericSchema, type InferOutput } from 'valibot';

/** One text in each language. */
export const localizedTextSchema = object({ fr: string(), nl: string() });

/**
 * Checks content of the shop when it starts.
 *
 * @param file The file's path in `demo/content`, for the message.
 * @param schema Its schema.
 * @param content Its parsed JSON.
 * @returns The content, typed.
 * @throws {Error} Names the file, the path of the first wrong field, and the reason.
 */
export function checkContent<Schema extends GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): InferOutput<Schema> {
  const result = safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`demo/content/${file} is wrong at "${getDotPath(issue) ?? ''}": ${issue.message}`);
}
