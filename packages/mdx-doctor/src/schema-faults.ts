import type * as z from 'zod';
import { nearest } from './nearest';

/** An error in a value that a schema validates. */
export interface Fault {
  /** Path of the part that is wrong; empty for the whole value. */
  path: readonly PropertyKey[];
  /** What is wrong, including what was received. */
  message: string;
  /** How to fix it. */
  cure: string;
}

/** How the errors name a value and its parts, such as `The front matter` and `field`. */
export interface FaultNames {
  subject: string;
  part: string;
}

/** Longest received value that a message contains, in characters. */
const MAX_SHOWN = 300;

/** What the types of Zod are called in errors. */
const TYPES = new Map([
  ['array', 'a list'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Says what a schema expects, if the schema doesn't say so itself with `error`. For unknown names,
 * the known ones.
 */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES.get(issue.expected) ?? `a ${issue.expected}`;
    case 'invalid_value':
      return OR.format(issue.values.map((value) => JSON.stringify(value)));
    case 'invalid_format':
      return issue.format === 'url' ? 'a URL' : `a text that matches ${issue.pattern}`;
    case 'too_small':
      return issue.origin === 'array' ? `a list of at least ${issue.minimum}` : undefined;
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join(', ');
    default:
      return undefined;
  }
}

/** A path as in code, such as `targets[0].basePath`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function faultsOfIssue(issue: z.core.$ZodIssue, { subject, part }: FaultNames): Fault[] {
  const { path, input, message } = issue;
  const at = (place: readonly PropertyKey[]) =>
    place.length > 0 ? `"${placeOf(place)}"` : subject;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, message.split(', '));
      return {
        path: [...path, key],
        message: `${at(path)} has the unknown ${part} "${key}".`,
        cure: near ? `Did you mean "${near}"?` : `Known ${part}s: ${message}.`,
      };
    });
  }
  if (issue.code === 'custom') {
    return [{ path, message, cure: String(issue.params?.cure) }];
  }
  if (input === undefined) {
    const name = String(path.at(-1));
    const what = `${at(path.slice(0, -1))} has no "${name}".`;
    return [{ path, message: what, cure: `Add ${message}.` }];
  }
  const size =
    issue.code === 'too_big' && typeof input === 'string' ? ` (${input.length} characters)` : '';
  const what = `${at(path)} is ${shown(input)}${size}.`;
  return [{ path, message: what, cure: `Expected ${message}.` }];
}

/**
 * Validates a value.
 *
 * The `error` of a schema says what it expects, such as `a level from 2 to 6`. That of a refinement
 * is a sentence that says what is wrong, and its `params.cure` one that says how to fix it.
 *
 * @returns All errors; empty if the value is valid.
 */
export function faultsOf(schema: z.ZodType, value: unknown, names: FaultNames): Fault[] {
  const { error } = schema.safeParse(value, { error: expectation, reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => faultsOfIssue(issue, names));
}
