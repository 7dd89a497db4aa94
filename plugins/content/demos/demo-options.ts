import type * as z from 'zod';
import { demoOptions } from '../../../src/demos/schema';
import { faultsOf } from 'mdx-doctor/schema-faults';

type Options = z.infer<typeof demoOptions>;

/** Pairs of options that contradict each other, with the reason. */
const CONTRADICTIONS: readonly (readonly [
  one: keyof Options,
  other: keyof Options,
  why: string,
])[] = [
  ['hideToolbar', 'defaultOpen', '"hideToolbar" leaves no source to open.'],
  ['hideToolbar', 'noLiveEdit', '"hideToolbar" leaves no source to edit.'],
  ['hideToolbar', 'hideEditButton', '"hideToolbar" leaves no buttons to hide.'],
  ['frameOnly', 'framed', '"frameOnly" frames the demo already.'],
  ['frameOnly', 'maxWidth', 'A frame has a width that the reader sets.'],
  ['framed', 'maxWidth', 'A frame has a width that the reader sets.'],
];

// Checked even if a single option is wrong, so all errors are reported at once.
const when = () => true;

const checked = CONTRADICTIONS.reduce(
  (schema, [one, other, error]) =>
    schema.refine((options) => options[one] === undefined || options[other] === undefined, {
      error,
      params: { cure: `Remove "${other}" or "${one}".` },
      when,
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
