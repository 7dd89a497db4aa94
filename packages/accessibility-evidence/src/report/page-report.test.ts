import { demo, evidence, failure, row } from '../testing/evidence';
import { pageReport } from './page-report';

const report = (given: Parameters<typeof evidence>[0]) =>
  pageReport(evidence(given), {
    demo: (name) => `#${name}`,
    data: '/data/chip.json',
    conformance: '/c/#conditions',
    aroundOf: (rule) => (rule === 'color-contrast' ? 'Set darker colors.' : undefined),
  });

it('counts demos, conditions, focus stops, names and keyboard rows', () => {
  const { summary, failures } = report({
    demos: [
      demo('A', { focus: { stops: 3, invisible: ['.a'] } }),
      demo('B', { passed: ['light', 'dark'], controls: { count: 1, unnamed: ['.b'] } }),
    ],
    keyboard: { rows: [row('Tab', 'x', 'passed'), row('Enter', 'y', 'not executed')] },
  });
  expect(summary).toBe(
    [
      'Tested on November 27, 2026: `my-library` 7.3.2 ([data](/data/chip.json)).',
      '',
      '- Checks: 11 of 18 passed, 2 demos in [9 conditions](/c/#conditions)',
      '- Focus: visible on 4 of 5 elements that Tab reaches',
      '- Names: 2 of 3 controls',
      '- Keyboard table: 1 of 2 rows tested, 0 failed',
    ].join('\n'),
  );
  expect(failures).toBeNull();
});

it('omits what a page does not have', () => {
  const { summary } = report({
    demos: [demo('A', { focus: { stops: 0, invisible: [] }, controls: { count: 0, unnamed: [] } })],
  });
  expect(summary).not.toMatch(/Focus|Names|Keyboard/);
});

it('lists failures with rule, criterion, demos, conditions, owner and a way around', () => {
  const { failures } = report({
    failures: [
      failure('A'),
      failure('A', { node: '.other', conditions: ['dark'] }),
      failure('B', { conditions: ['light', 'dark', 'rtl'] }),
      failure('A', { rule: 'control-name', criteria: ['4.1.2'], owner: 'site' }),
    ],
  });
  expect(failures).toEqual({
    count: 2,
    lead: '2 known failures: 1 of the library, 1 of the demos',
    list: [
      '- Library: `color-contrast`, WCAG 1.4.3: [A](#A), [B](#B) (light mode, dark mode, right-to-left). Way around: Set darker colors.',
      '- Demo: `control-name`, WCAG 4.1.2: [A](#A) (light mode, right-to-left). Way around: None is known.',
    ].join('\n'),
  });
});

it('names conditions that passed only if they were checked', () => {
  const failures = [failure('A', { conditions: ['light', 'dark', 'rtl'] })];
  const { failures: listed } = report({ demos: [demo('A', { passed: [] })], failures });
  expect(listed?.list).toContain('[A](#A) (all conditions)');
});

it('shows engines that ran, those that did not, and demos that failed', () => {
  const version = 'Firefox 140.2';
  const { engines } = report({
    demos: [
      demo('A', { engines: { firefox: { ran: false, date: '2026-11-20', version, error: 'x' } } }),
      demo('B', { engines: { firefox: { ran: true, date: '2026-11-21', version } } }),
    ],
  });
  expect(engines.split('\n').slice(2)).toEqual([
    '| Chromium | Not tested |',
    '| Firefox 140.2 (November 21, 2026) | 1 of 2, not [A](#A) |',
    '| WebKit | Not tested |',
  ]);
});
