import { CONDITIONS } from '../schema';
import type { Condition, Evidence } from '../types';

const NAMES: Readonly<Record<Condition, string>> = {
  light: 'light mode',
  dark: 'dark mode',
  rtl: 'right-to-left',
  compact: 'compact',
  'forced-colors': 'forced colors',
  'text-200': 'text at 200 %',
  'text-spacing': 'text spacing',
  'width-320': '320 px',
  'reduced-motion': 'reduced motion',
};

/** Up to this many missing conditions are named in place of the others. */
const FEW = 3;

const named = (conditions: readonly Condition[]) => conditions.map((one) => NAMES[one]).join(', ');

/** The conditions in which demos were checked. */
export function conditionsOf(pages: readonly Pick<Evidence, 'demos' | 'failures'>[]): Condition[] {
  const checked = new Set(
    pages.flatMap(({ demos, failures }) => [
      ...demos.flatMap(({ passed }) => passed),
      ...failures.flatMap(({ conditions }) => conditions),
    ]),
  );
  return CONDITIONS.filter((one) => checked.has(one));
}

/**
 * Conditions as text.
 *
 * @param checked - All that were checked.
 * @example conditionsText(['light', 'rtl']) // 'light mode, right-to-left'
 */
export function conditionsText(
  conditions: readonly Condition[],
  checked: readonly Condition[] = CONDITIONS,
): string {
  const others = checked.filter((one) => !conditions.includes(one));
  if (others.length === 0) {
    return 'all conditions';
  }
  return others.length <= FEW ? `all but ${named(others)}` : named(conditions);
}
