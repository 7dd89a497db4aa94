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
  /** `true` shows the whole source from the start, `false` not even the preview. */
  defaultOpen?: boolean;
}

type Check = (value: unknown) => string | null;

const isBoolean: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
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
  hideToolbar: isBoolean,
  defaultOpen: isBoolean,
};

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
  if (options.hideToolbar === true && options.defaultOpen !== undefined) {
    faults.push('"hideToolbar" leaves no source to open: remove "defaultOpen" or "hideToolbar"');
  }
  return faults;
}
