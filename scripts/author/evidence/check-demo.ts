import type { PageDemo } from '../../../plugins/content/demos/page-demos';
import { demoInputs } from '../../../plugins/content/evidence/demo-inputs';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { CONDITIONS } from '../../../src/page/evidence/schema';
import type { DemoEvidence, EvidenceFailure } from '../../../src/page/evidence/types';
import { ROOT } from '../../shared/root';
import { BARE_PATH, serveBarePage } from './bare-page';
import { demoPath } from './demo-path';
import { AXE_VERSION } from './demo-window';
import type { DemoWindow } from './demo-window';
import { findFailures } from './find-failures';
import type { Found } from './find-failures';
import type { Finding } from './in-page';
import { conditionsToProve, mergeFailures, withOwners } from './merge-failures';
import type { OpenFailure } from './merge-failures';
import { readControls } from './read-controls';
import { walkFocus } from './walk-focus';

/** The results of a demo and its failures. */
export interface CheckedDemo {
  demo: DemoEvidence;
  failures: EvidenceFailure[];
}

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
export async function checkOpen(demo: DemoWindow, conditions = CONDITIONS.slice()) {
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
  demo: DemoWindow,
  page: EvidencePage,
  file: string,
  failures: readonly OpenFailure[],
): Promise<Found | null> {
  const conditions = conditionsToProve(failures);
  if (conditions.length === 0) {
    return new Map();
  }
  try {
    await serveBarePage(demo.page, file, page);
    await demo.open(BARE_PATH);
    return failures.some(({ rule }) => rule === 'focus-visible')
      ? (await checkOpen(demo, conditions)).found
      : await findFailures(demo, conditions);
  } catch (error) {
    console.log(`${file} doesn't run on a bare page: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/**
 * Checks a demo in all conditions.
 *
 * @param page - The page that shows it.
 */
export async function checkDemo(
  tab: DemoWindow,
  page: EvidencePage,
  source: PageDemo,
  { date, browser }: Run,
): Promise<CheckedDemo> {
  const { hash: inputs } = demoInputs(ROOT, source, page);
  await tab.open(demoPath(page, source));
  const { controls, focus, found } = await checkOpen(tab);
  const [error] = tab.faults;
  const merged = mergeFailures(source.name, found);
  const failures = withOwners(merged, await checkBare(tab, page, source.file, merged));
  const failing = new Set(failures.flatMap(({ conditions }) => conditions));
  const demo: DemoEvidence = {
    name: source.name,
    inputs,
    date,
    browser,
    axe: AXE_VERSION,
    passed: CONDITIONS.filter((condition) => !failing.has(condition)),
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
