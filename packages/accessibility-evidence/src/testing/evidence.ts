import { CONDITIONS } from '../schema';
import type { DemoEvidence, Evidence, EvidenceFailure, KeyboardRow } from '../types';

const BROWSER = 'Chromium 140.0.7339.127';

/** A demo without failures that ran in Chromium. */
export function demo(name: string, given: Partial<DemoEvidence> = {}): DemoEvidence {
  return {
    name,
    inputs: '0123456789abcdef',
    date: '2026-11-27',
    browser: BROWSER,
    axe: '4.13.0',
    passed: [...CONDITIONS],
    focus: { stops: 2, invisible: [] },
    controls: { count: 2, unnamed: [] },
    engines: { chromium: { ran: true, date: '2026-11-27', version: BROWSER } },
    ...given,
  };
}

/** A failure of the library's contrast in two conditions. */
export function failure(name: string, given: Partial<EvidenceFailure> = {}): EvidenceFailure {
  return {
    rule: 'color-contrast',
    criteria: ['1.4.3'],
    impact: 'serious',
    summary: 'Element has insufficient color contrast of 3.9',
    demo: name,
    node: '.Chip-label',
    conditions: ['light', 'rtl'],
    owner: 'library',
    reason: "The node also fails on a page with only the library's provider.",
    ...given,
  };
}

/** A row of a keyboard table. */
export function row(keys: string, action: string, result: KeyboardRow['result']): KeyboardRow {
  return { keys, action, result, tests: result === 'not executed' ? [] : [`presses ${keys}`] };
}

/** The evidence of a page with one demo and no failures. */
export function evidence(given: Partial<Evidence> = {}): Evidence {
  return {
    page: '/components/chip/',
    product: 'my-library',
    version: '7.3.2',
    component: 'chip',
    packages: { 'my-library': '7.3.2' },
    demos: [demo('BasicChips')],
    failures: [],
    keyboard: { rows: [] },
    ...given,
  };
}
