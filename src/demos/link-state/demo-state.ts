import { ownValue } from '@site/src/foundation/own-value';
import type { CodeVariant, Density, Direction } from '@site/src/reader/settings';

/** The state of a demo in a link. */
export interface DemoState {
  /** The reader's edited source; absent without edits. */
  code?: string;
  /** Language of the source. */
  variant: CodeVariant;
  mode?: 'light' | 'dark';
  direction?: Direction;
  density?: Density;
  /** Width of the demo's frame in px. */
  width?: number;
}

/** Maximum length of a source in a link, in characters. */
export const MAX_CODE = 30_000;

/** Range of widths in a link in px: those that the site supports. */
const WIDTHS = { min: 240, max: 2560 } as const;

const isOneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.includes(value as string);

const CHECKS: Record<keyof DemoState, (value: unknown) => boolean> = {
  code: (value) => typeof value === 'string' && value.length <= MAX_CODE,
  variant: isOneOf('TS', 'JS'),
  mode: isOneOf('light', 'dark'),
  direction: isOneOf('ltr', 'rtl'),
  density: isOneOf('comfortable', 'compact'),
  width: (value) =>
    Number.isInteger(value) && (value as number) >= WIDTHS.min && (value as number) <= WIDTHS.max,
};

/** Whether a value is a valid state without unknown fields. */
export function isDemoState(value: unknown): value is DemoState {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  return (
    'variant' in value &&
    Object.entries(value).every(([key, field]) => ownValue(CHECKS, key)?.(field))
  );
}
