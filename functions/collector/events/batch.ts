import { z } from 'zod';
import { BATCH_LIMIT } from '../../../src/telemetry/analytics/contract';
import { EVENTS, NARROWED, USER_PROPERTIES } from '../../../src/telemetry/analytics/events';
import { ownValue } from '../../../src/foundation/own-value';
import { storableText } from '../storable-text';

/** Characters after which a text is cut off; the site's own texts are a third as long. */
const TEXT_LIMIT = 300;

/** A validated batch. */
export interface StoredBatch {
  id: string;
  user: Record<string, string> | null;
  events: { name: string; parameters: Record<string, string | number> }[];
}

// Cut off instead of rejected, so one long text doesn't discard the batch's other events.
const text = z.string().transform((value) => storableText(value.slice(0, TEXT_LIMIT)));

type Rule = 'number' | readonly string[];
const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = NARROWED;

function valueSchema(rule: Rule | undefined) {
  if (rule === undefined) {
    return text;
  }
  return rule === 'number' ? z.number() : z.enum(rule);
}

const fields = (names: object, rules: Readonly<Record<string, Rule>> = {}) =>
  z.strictObject(
    Object.fromEntries(
      Object.keys(names).map((name) => [name, valueSchema(ownValue(rules, name))]),
    ),
  );

const eventSchema = z.union(
  Object.entries(EVENTS).map(([name, { parameters }]) =>
    z.strictObject({
      name: z.literal(name),
      parameters: fields(parameters, ownValue(RULES, name)),
    }),
  ),
);

/**
 * The schema of a batch, derived from the catalogue of events. Unknown events, parameters and
 * properties are rejected.
 */
export const batchSchema = z.strictObject({
  id: z.uuidv4(),
  user: fields(USER_PROPERTIES).nullable(),
  events: z.array(eventSchema).min(1).max(BATCH_LIMIT),
}) as z.ZodType<StoredBatch>;
