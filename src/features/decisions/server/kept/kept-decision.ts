// Decisions on record, read as this version knows them: whatever another version wrote beside that is left out. A policy is not read like this, since whoever decides by half of its figures decides wrongly.
import type { z } from 'zod';
import { type Decision, type DecisionInputs, decisionInputsSchema, decisionSchema } from '../../contract.ts';

/** Parses a stored decision. Throws where a part that this version needs is missing or of another kind. */
export const keptDecision = (kept: unknown): Decision => readKept(decisionSchema, kept);

export const keptInputs = (kept: unknown): DecisionInputs => readKept(decisionInputsSchema, kept);

export const keptOffer = (kept: unknown): Decision['offer'] =>
  readKept(decisionSchema.pick({ offer: true }), kept).offer;

function readKept<Known>(schema: z.ZodType<Known>, kept: unknown): Known {
  const read = schema.safeParse(kept);
  if (read.success) return read.data;
  const known = structuredClone(kept);
  // Issues are handled from the last to the first, so that the positions in a list stay right while entries are removed.
  for (const issue of read.error.issues.toReversed()) leaveOut(known, issue);
  return schema.parse(known);
}

/** Names that nobody here has heard of, and codes of a list: what a list says besides still holds. */
function leaveOut(kept: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code === 'unrecognized_keys') {
    const holder = at(kept, issue.path);
    if (isRecord(holder)) for (const key of issue.keys) delete holder[key];
  } else if (issue.code === 'invalid_value') {
    const list = at(kept, issue.path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(issue.path.at(-1)), 1);
  }
}

const at = (kept: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((part, name) => (isRecord(part) ? part[name] : undefined), kept);

const isRecord = (part: unknown): part is Record<PropertyKey, unknown> =>
  typeof part === 'object' && part !== null;
