import type * as z from 'zod';
import { demoOptions } from '../../../src/demos/schema';
import { faultsOf } from '../../shared/schema-faults';

type Options = z.infer<typeof demoOptions>;

/** Pairs of options that contradict each other: why, and the fix. */
const CONTRADICTIONS: readonly (readonly [
  one: keyof Options,
  other: keyof Options,
  why: string,
  cure: string,
])[] = [
  [
    ...(['hideToolbar', 'defaultOpen'] as const),
    '"hideToolbar" leaves no source to open.',
    'Remove "defaultOpen" or "hideToolbar".',
  ],
  [
    ...(['hideToolbar', 'noLiveEdit'] as const),
    '"hideToolbar" leaves no source to edit.',
    'Remove "noLiveEdit" or "hideToolbar".',
  ],
  ['frameOnly', 'framed', '"frameOnly" frames the demo already.', 'Remove "framed".'],
  [
    ...(['frameOnly', 'maxWidth'] as const),
    'A frame has a width that the reader sets.',
    'Remove "maxWidth" or "frameOnly".',
  ],
  [
    ...(['framed', 'maxWidth'] as const),
    'A frame has a width that the reader sets.',
    'Remove "maxWidth" or "framed".',
  ],
  [
    ...(['hideToolbar', 'hideEditButton'] as const),
    '"hideToolbar" leaves no buttons to hide.',
    'Remove "hideEditButton" or "hideToolbar".',
  ],
];

// Checked even if a single option is wrong, so all errors are reported at once.
const when = () => true;

const checked = CONTRADICTIONS.reduce(
  (schema, [one, other, error, cure]) =>
    schema.refine((options) => options[one] === undefined || options[other] === undefined, {
      ...{ error, params: { cure }, when },
    }),
  demoOptions,
).refine(({ frameOnly, height }) => frameOnly !== true || height !== undefined, {
  error: '"frameOnly" needs the height of the frame.',
  params: { cure: 'Add height={400}.' },
  when,
});

/**
 * Checks the options of one demo.
 *
 * @param options - Attribute names and values as written.
 * @returns What's wrong and how to fix it, per error; empty if there are none.
 */
export function demoOptionFaults(options: Record<string, unknown>): string[] {
  const faults = faultsOf(checked, options, { subject: 'The demo', part: 'option' });
  return faults.map(({ message, cure }) => `${message} ${cure}`);
}
