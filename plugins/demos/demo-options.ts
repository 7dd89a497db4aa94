import { ownValue } from '../../src/own-value';
import type { Kind, Option } from '../option-tables/option';

/** Options of a demo in MDX, in addition to its `name`. */
export interface DemoOptions {
  /** Surface behind the demo. Default `outlined`. */
  bg?: 'plain' | 'outlined' | 'gradient' | 'inline';
  /** Fixed height of the demo in px. */
  height?: number;
  /** Maximum width of the demo in px. */
  maxWidth?: number;
  /** Omits toolbar and source. */
  hideToolbar?: boolean;
  /** Omits the buttons for online editors. */
  hideEditButton?: boolean;
  /** `true` shows the complete source initially, `false` not even the preview. */
  defaultOpen?: boolean;
  /** Makes the source read-only. */
  noLiveEdit?: boolean;
  /** Shows the demo in a frame initially. */
  framed?: boolean;
  /** Renders the demo only in a frame, never in the page; requires `height`. */
  frameOnly?: boolean;
}

const flag: Kind = {
  type: 'no value',
  // Omitting the option means `false`; there's only one way to write it.
  check: (value) => (value === true ? null : 'no value; omit the option to turn it off'),
};
const pixels: Kind = {
  type: '{number}',
  check: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value > 0
      ? null
      : 'a whole number of pixels in braces, such as {320}',
};
const background: Kind = {
  type: '"plain" | "outlined" | "gradient" | "inline"',
  check: (value) =>
    ['plain', 'outlined', 'gradient', 'inline'].includes(value as string)
      ? null
      : '"plain", "outlined", "gradient" or "inline"',
};

/** All options, as they are validated and described in the manual. */
export const DEMO_OPTIONS: Readonly<Record<keyof DemoOptions, Option>> = {
  bg: { ...background, default: '"outlined"', description: 'The surface behind the demo.' },
  height: {
    ...pixels,
    description: 'A fixed height in pixels, instead of the height of the content.',
  },
  maxWidth: {
    ...pixels,
    description: 'Limits the width in pixels and centers the demo.',
  },
  hideToolbar: { ...flag, description: 'Hides the toolbar and the source.' },
  hideEditButton: {
    ...flag,
    description: 'Hides the buttons that open the demo in an online editor.',
  },
  defaultOpen: {
    type: 'no value | {false}',
    check: (value) => (typeof value === 'boolean' ? null : 'true or false'),
    description: 'Initially shows the complete source, or, with `{false}`, not even the preview.',
  },
  noLiveEdit: { ...flag, description: 'Disables editing the source in place.' },
  framed: {
    ...flag,
    description: 'Initially shows the demo in a frame, with controls for width and theme settings.',
  },
  frameOnly: {
    ...flag,
    description: 'Runs the demo only in a frame, never in the page itself. Requires `height`.',
  },
};

/** Pairs of options that contradict each other, with the fix. */
const CONTRADICTIONS: readonly (readonly [
  one: keyof DemoOptions,
  other: keyof DemoOptions,
  fix: string,
])[] = [
  [
    'hideToolbar',
    'defaultOpen',
    '"hideToolbar" leaves no source to open: remove "defaultOpen" or "hideToolbar"',
  ],
  [
    'hideToolbar',
    'noLiveEdit',
    '"hideToolbar" leaves no source to edit: remove "noLiveEdit" or "hideToolbar"',
  ],
  ['frameOnly', 'framed', '"frameOnly" frames the demo already: remove "framed"'],
  [
    'frameOnly',
    'maxWidth',
    'a frame has a width that the reader sets: remove "maxWidth" or "frameOnly"',
  ],
  ['framed', 'maxWidth', 'a frame has a width that the reader sets: remove "maxWidth" or "framed"'],
  [
    'hideToolbar',
    'hideEditButton',
    '"hideToolbar" leaves no buttons to hide: remove "hideEditButton" or "hideToolbar"',
  ],
];

/**
 * Checks the options of one demo.
 *
 * @param options - Attribute names and values as written.
 * @returns One sentence per error; empty if there are none.
 */
export function faultsOf(options: Record<string, unknown>): string[] {
  const faults = Object.entries(options).flatMap(([name, value]) => {
    const option = ownValue(DEMO_OPTIONS, name);
    if (!option) {
      return `unknown option "${name}" (known: ${Object.keys(DEMO_OPTIONS).join(', ')})`;
    }
    const expected = option.check(value);
    return expected ? `option "${name}" is ${JSON.stringify(value)}, expected ${expected}` : [];
  });
  for (const [one, other, fix] of CONTRADICTIONS) {
    if (options[one] !== undefined && options[other] !== undefined) {
      faults.push(fix);
    }
  }
  if (options.frameOnly === true && options.height === undefined) {
    faults.push('"frameOnly" needs the height of the frame: add height={400}');
  }
  return faults;
}
