import type { Condition } from '../types';
import { LOOKS } from './looks';
import type { DemoWindow } from './demo-window';
import type { Finding } from './in-page';

/** What fails in a demo, by condition. */
export type Found = ReadonlyMap<Condition, readonly Finding[]>;

/** Rules of WCAG 2.2 A and AA, with those that axe doesn't enable by itself. */
const AXE_OPTIONS = {
  resultTypes: ['violations'],
  iframes: false,
  elementRef: false,
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  },
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
};

/** The reader's palette replaces the colors of a demo, but axe reads those of the demo. */
const FORCED_COLORS_OPTIONS = {
  ...AXE_OPTIONS,
  rules: { ...AXE_OPTIONS.rules, 'color-contrast': { enabled: false } },
};

type Layout = Record<'cut' | 'wide' | 'moving', string[]>;

function readLayout(demo: DemoWindow): Promise<Layout> {
  return demo.frame.evaluate(() => ({
    cut: window.evidence.cutTexts(),
    wide: window.evidence.overflowing(),
    moving: window.evidence.moving(),
  }));
}

type LayoutCheck = readonly [part: keyof Layout, finding: Omit<Finding, 'node'>];

function check(
  part: keyof Layout,
  rule: string,
  criterion: string,
  summary: string,
  impact: Finding['impact'] = 'serious',
): LayoutCheck {
  return [part, { rule, criteria: [criterion], impact, summary }];
}

/** The layout checks of the conditions that have some. */
const LAYOUT_CHECKS: Readonly<Partial<Record<Condition, readonly LayoutCheck[]>>> = {
  'text-200': [
    check('cut', 'text-clipped', '1.4.4', 'Text is cut off at twice its size'),
    check('wide', 'reflow', '1.4.4', 'Content is wider than the window at twice the text size'),
  ],
  'text-spacing': [check('cut', 'text-clipped', '1.4.12', 'Text is cut off with more spacing')],
  'width-320': [check('wide', 'reflow', '1.4.10', 'Content is wider than a window of 320 px')],
  'reduced-motion': [
    check('moving', 'motion', '2.2.2', 'Keeps moving with reduced motion', 'moderate'),
  ],
};

/** Keeps what isn't so in the default look too. */
function layoutFindings(condition: Condition, layout: Layout, usual: Layout): Finding[] {
  return (LAYOUT_CHECKS[condition] ?? []).flatMap(([part, rule]) => {
    const isUsual = (node: string) => part !== 'moving' && usual[part].includes(node);
    return layout[part].filter((node) => !isUsual(node)).map((node) => ({ ...rule, node }));
  });
}

/**
 * Checks an open demo in conditions. Its look is then the default one again.
 *
 * @param conditions - Those to check.
 */
export async function findFailures(
  demo: DemoWindow,
  conditions: readonly Condition[],
): Promise<Found> {
  const found = new Map<Condition, Finding[]>();
  let usual: Layout | undefined;
  for (const [condition, look] of LOOKS) {
    if (condition !== 'light' && !conditions.includes(condition)) {
      continue;
    }
    await demo.show(look);
    const layout = await readLayout(demo);
    usual ??= layout;
    if (conditions.includes(condition)) {
      const ofAxe = await demo.frame.evaluate(
        (options) => window.evidence.axe(options),
        look.forcedColors ? FORCED_COLORS_OPTIONS : AXE_OPTIONS,
      );
      found.set(condition, [...ofAxe, ...layoutFindings(condition, layout, usual)]);
    }
  }
  await demo.show(LOOKS[0]![1]);
  return found;
}
