import { version as AXE_VERSION } from 'axe-core';
import type { CheckedDemo } from '../compare/page-evidence';
import { CONDITIONS } from '../schema';
import type { Condition, DemoEvidence } from '../types';
import type { DemoWindow } from './demo-window';
import { findFailures } from './find-failures';
import type { Found } from './find-failures';
import type { Finding } from './in-page';
import { conditionsToProve, mergeFailures, withOwners } from './merge-failures';
import type { OpenFailure } from './merge-failures';
import type { DemoToCheck } from './page-to-check';
import { readControls } from './read-controls';
import { walkFocus } from './walk-focus';

/** When and in which browser demos are checked. */
export interface Run {
  date: string;
  browser: string;
}

function fromNodes(
  nodes: readonly string[],
  finding: Omit<Finding, 'node'>,
  known: readonly Finding[] = [],
): Finding[] {
  const isKnown = (node: string) =>
    known.some((one) => one.node === node && one.criteria.includes('4.1.2'));
  return nodes.filter((node) => !isKnown(node)).map((node) => ({ ...finding, node }));
}

/** Everything that fails in an open demo, with its focus and controls. */
export async function checkOpen(demo: DemoWindow, conditions: readonly Condition[] = CONDITIONS) {
  const controls = await readControls(demo);
  const found = new Map(await findFailures(demo, conditions));
  const focus = await walkFocus(demo);
  const inLight = found.get('light') ?? [];
  found.set('light', [
    ...inLight,
    ...fromNodes(
      controls.unnamed,
      {
        rule: 'control-name',
        criteria: ['4.1.2'],
        impact: 'serious',
        summary: 'The control has no accessible name',
      },
      inLight,
    ),
    ...fromNodes(focus.invisible, {
      rule: 'focus-visible',
      criteria: ['2.4.7'],
      impact: 'serious',
      summary: 'The element looks the same with and without the focus',
    }),
  ]);
  return { controls, focus, found };
}

/** What fails on a bare page; `null` if the demo doesn't run there. */
async function checkBare(
  tab: DemoWindow,
  { name, openBare }: DemoToCheck,
  failures: readonly OpenFailure[],
): Promise<Found | null> {
  const conditions = conditionsToProve(failures);
  if (conditions.length === 0) {
    return new Map();
  }
  if (!openBare) {
    return null;
  }
  try {
    await openBare(tab);
    return failures.some(({ rule }) => rule === 'focus-visible')
      ? (await checkOpen(tab, conditions)).found
      : await findFailures(tab, conditions);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    console.warn(`${name} doesn't run on a bare page: ${reason}`);
    return null;
  }
}

/**
 * Checks a demo.
 *
 * @param conditions - Those in which it's checked.
 */
export async function checkDemo(
  tab: DemoWindow,
  source: DemoToCheck,
  { date, browser }: Run,
  conditions: readonly Condition[] = CONDITIONS,
): Promise<CheckedDemo> {
  await tab.open(source);
  const { controls, focus, found } = await checkOpen(tab, conditions);
  const [error] = tab.faults;
  const merged = mergeFailures(source.name, found);
  const failures = withOwners(merged, await checkBare(tab, source, merged));
  const failing = new Set(failures.flatMap((failure) => failure.conditions));
  const demo: DemoEvidence = {
    name: source.name,
    inputs: source.inputs,
    date,
    browser,
    axe: AXE_VERSION,
    passed: conditions.filter((condition) => !failing.has(condition)),
    focus,
    controls,
    engines: {
      chromium: {
        ran: error === undefined,
        date,
        version: browser,
        ...(error === undefined ? {} : { error: error.slice(0, 200) }),
      },
    },
  };
  return { demo, failures };
}
