/** Options that a writer gives a demo in MDX, besides its `name`. */
export interface DemoOptions {
  /** Surface behind the demo. Default `outlined`. */
  bg?: 'plain' | 'outlined' | 'gradient' | 'inline';
  /** Fixed height of the demo in px. */
  height?: number;
  /** Greatest width of the demo in px. */
  maxWidth?: number;
  /** Leaves out toolbar and source. */
  hideToolbar?: boolean;
  /** Leaves out the controls that open or edit the demo elsewhere. */
  hideEditButton?: boolean;
  /** `true` shows the whole source from the start, `false` not even the preview. */
  defaultOpen?: boolean;
  /** Keeps readers from editing the source in place. */
  noLiveEdit?: boolean;
  /** Shows the demo in a frame from the start. */
  framed?: boolean;
  /** Renders the demo in a frame only, never in the page; needs `height`. */
  frameOnly?: boolean;
}

type Check = (value: unknown) => string | null;

const isBoolean: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
// Absent says the same as `false`, and one thing has one spelling.
const isTrue: Check = (value) => (value === true ? null : 'no value, or no such option at all');
const isPixels: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
    ? null
    : 'a whole number of pixels in braces, such as {320}';
const isBackground: Check = (value) =>
  ['plain', 'outlined', 'gradient', 'inline'].includes(value as string)
    ? null
    : '"plain", "outlined", "gradient" or "inline"';

const CHECKS: Record<keyof DemoOptions, Check> = {
  bg: isBackground,
  height: isPixels,
  maxWidth: isPixels,
  hideToolbar: isTrue,
  hideEditButton: isTrue,
  defaultOpen: isBoolean,
  noLiveEdit: isTrue,
  framed: isTrue,
  frameOnly: isTrue,
};

/** Pairs of options that contradict each other, with the way out. */
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
 * @returns One sentence per fault; empty when all is well.
 */
export function faultsOf(options: Record<string, unknown>): string[] {
  const faults = Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(CHECKS, name)) {
      return `unknown option "${name}" (known: ${Object.keys(CHECKS).join(', ')})`;
    }
    const expected = CHECKS[name as keyof DemoOptions](value);
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
