import { demo, evidence, failure, row } from '../testing/evidence';
import type { Evidence } from '../types';
import { componentsText } from './components-text';

const page = (name: string, given: Partial<Evidence>) =>
  evidence({ page: `/${name}/`, component: name, ...given });

const textOf = (...pages: Evidence[]) => componentsText(pages, (path) => `[${path}](${path})`);

const TESTED = { rows: [row('Tab', 'x', 'passed'), row('Enter', 'y', 'passed')] };

it('lists pages by what the tests found about the keyboard, best first', () => {
  const idle = demo('A', { focus: { stops: 0, invisible: [] } });
  const hidden = demo('A', { focus: { stops: 3, invisible: ['.b'] } });
  const text = textOf(
    page('idle', { demos: [idle] }),
    page('link', {}),
    page('dialog', { demos: [hidden], keyboard: TESTED }),
    page('list', { keyboard: { rows: [...TESTED.rows, row('Home', 'z', 'failed')] } }),
    page('menu', { keyboard: { rows: [...TESTED.rows, row('Home', 'z', 'not executed')] } }),
    page('tabs', { keyboard: TESTED, failures: [failure('A'), failure('B', { rule: 'motion' })] }),
  );
  expect(text.match(/^(?:### .+|\d+ pages?|\| \[.+)/gm)).toEqual([
    '### Usable by keyboard only',
    '1 page',
    '| [/tabs/](/tabs/) | 2/2 | 2/2 | `color-contrast`, `motion` |',
    '### With keyboard failures',
    '2 pages',
    '| [/dialog/](/dialog/) | 2/2 | 2/3 |',
    '| [/list/](/list/) | 2/3 | 2/2 |',
    '### Tested with Tab only',
    '2 pages',
    '| [/link/](/link/) |  | 2/2 |',
    '| [/menu/](/menu/) | 2/3 | 2/2 |',
    '### Without controls',
    '1 page',
    '| [/idle/](/idle/) |',
  ]);
});

it('names each rule once, and omits groups and columns without entries', () => {
  const text = textOf(page('chip', { failures: [failure('A'), failure('B')] }));
  expect(text.match(/^### .+$/gm)).toEqual(['### Tested with Tab only']);
  expect(text).toContain(
    '| Page | Visible focus | Failing rules |\n| --- | --- | --- |\n| [/chip/](/chip/) | 2/2 | `color-contrast` |',
  );
});
