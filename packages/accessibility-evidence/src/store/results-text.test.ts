import { CONDITIONS } from '../schema';
import type { DemoEvidence, Evidence } from '../types';
import { parseResults, resultsText } from './results-text';

const DOCS = { product: 'my-library', version: '5.0.0' };

const demo = (name: string, own: Partial<DemoEvidence> = {}): DemoEvidence => ({
  name,
  inputs: '22a81aa67a7d3bf6',
  date: '2026-11-27',
  browser: 'Chromium 156',
  axe: '4.13.0',
  passed: [...CONDITIONS],
  focus: { stops: 2, invisible: [] },
  controls: { count: 1, unnamed: [] },
  engines: { chromium: { ran: true, date: '2026-11-27', version: 'Chromium 156' } },
  ...own,
});

const page = (component: string, demos: DemoEvidence[]): Evidence => ({
  ...DOCS,
  page: `/components/${component}/`,
  component,
  packages: { 'my-library': '5.0.0' },
  demos,
  failures: [],
  keyboard: { rows: [] },
});

const CHIP: Evidence = {
  ...page('chip', [
    demo('Zeta', {
      passed: CONDITIONS.filter((condition) => condition !== 'dark'),
      focus: { stops: 2, invisible: ['a'] },
    }),
    demo('Alpha', { date: '2026-11-28', controls: { count: 1, unnamed: ['button'] } }),
    demo('Partly', { passed: ['light', 'dark'], engines: {} }),
  ]),
  failures: [
    {
      rule: 'color-contrast',
      criteria: ['1.4.3'],
      impact: 'serious',
      summary: 'Too little contrast',
      demo: 'Zeta',
      node: 'span',
      conditions: ['dark'],
      owner: 'site',
      reason: "The demo's color",
    },
  ],
};

const linesOf = (pages: Evidence[]) => resultsText(pages).trimEnd().split('\n');

it('reads what it wrote, sorted by component, with the demos in the order of the page', () => {
  const card = page('card', [demo('Basic')]);
  expect(parseResults(resultsText([CHIP, card]), DOCS)).toEqual([card, CHIP]);
  expect(resultsText([card, CHIP])).toBe(resultsText([CHIP, card]));
});

it('has a line per demo, with a count of what passed and only what differs', () => {
  const lines = linesOf([CHIP]);
  expect(lines).toHaveLength(5);
  expect(linesOf([page('chip', [demo('Basic')])])[2]).toBe(
    '{"demo":"Basic","inputs":"22a81aa67a7d3bf6","passed":9,"stops":2,"controls":1}',
  );
});

it('changes one line if one of many demos changes', () => {
  const before = linesOf([page('chip', [demo('A'), demo('B'), demo('C')])]);
  const after = linesOf([page('chip', [demo('A'), demo('B', { date: '2026-11-28' }), demo('C')])]);
  expect(after.filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining('"demo":"B"'),
  ]);
});

it('counts what passed if some conditions are checked on no page', () => {
  const basic = page('chip', [demo('Basic', { passed: ['light', 'dark'] })]);
  const [first, , line] = linesOf([basic]);
  expect(first).toContain('"conditions":["light","dark"]');
  expect(line).toContain('"passed":2');
  expect(parseResults(resultsText([basic]), DOCS)).toEqual([basic]);
});
