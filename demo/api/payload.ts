import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { CartChange } from '../data/carts.ts';
import type { Ctx } from '../http/env.ts';
import { textsOf } from '../pages/view.ts';

/** Returns the validated payload of a call, JSON or form; else the response with its problems. */
export async function readPayload<S extends GenericSchema>(
  c: Ctx,
  schema: S,
): Promise<InferOutput<S> | Response> {
  const isJson = (c.req.header('content-type') ?? '').includes('json');
  const body: unknown = await (isJson ? c.req.json() : c.req.parseBody()).catch(() => undefined);
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => ({
    Field: issue.path?.map((part) => String(part.key)).join('.') ?? '',
    Message: issue.message,
  }));
  return c.json({ Message: textsOf(c).errors.payload, Errors: problems }, 400);
}

export type CartProblem = Extract<CartChange, { done: false }>['problem'];

export const rejection = (c: Ctx, problem: CartProblem): Response =>
  c.json({ Message: textsOf(c).cart.refusals[problem] }, problem === 'not-found' ? 404 : 409);
