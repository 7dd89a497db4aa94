import { demo, evidence, failure, row } from '../testing/evidence';
import { CRITERIA } from './criteria';
import { conformanceText } from './conformance-text';
import { resultsOf } from './verdicts';

const TWO = [demo('A'), demo('B')];

const resultOf = (number: string, given: Parameters<typeof evidence>[0]) =>
  resultsOf([evidence({ demos: TWO, ...given })]).find(
    ({ criterion }) => criterion.number === number,
  )!;

it('evaluates nothing without demos', () => {
  expect(new Set(resultsOf([]).map(({ verdict }) => verdict))).toEqual(new Set(['Not evaluated']));
});

it('supports only criteria with checks that decide them', () => {
  const supported = resultsOf([evidence()]).filter(({ verdict }) => verdict === 'Supports');
  expect(supported.map(({ criterion }) => criterion.number)).toEqual(
    CRITERIA.filter(({ decides }) => decides).map(({ number }) => number),
  );
  expect(resultOf('1.1.1', {}).verdict).toBe('Not evaluated');
  expect(resultOf('1.4.11', {})).toMatchObject({ verdict: 'Not evaluated', checked: 0 });
});

it('counts demos that fail by page and owner, whoever is responsible', () => {
  const failures = [
    failure('A'),
    failure('A', { node: '.b' }),
    failure('A', { node: '.c', owner: 'site' }),
  ];
  expect(resultOf('1.4.3', { failures })).toMatchObject({
    verdict: 'Partially supports',
    checked: 2,
    failing: [{ page: '/components/chip/', library: 1, site: 1 }],
  });
  const ofSite = [failure('A', { owner: 'site' })];
  expect(resultOf('1.4.3', { failures: ofSite }).verdict).toBe('Partially supports');
});

it('does not support a criterion that all demos fail', () => {
  const failures = [failure('A'), failure('B')];
  expect(resultOf('1.4.3', { failures }).verdict).toBe('Does not support');
  // A rule that can't decide the criterion can still show that it isn't met.
  const images = failures.map((one) => ({ ...one, rule: 'image-alt', criteria: ['1.1.1'] }));
  expect(resultOf('1.1.1', { failures: images }).verdict).toBe('Does not support');
});

it.each([
  ['Supports', ['passed', 'passed']],
  ['Not evaluated', ['passed', 'not executed']],
  ['Partially supports', ['passed', 'failed']],
  ['Not evaluated', []],
] as const)('judges the keyboard by its tables: %s', (verdict, results) => {
  const rows = results.map((result) => row('Tab', 'x', result));
  expect(resultOf('2.1.1', { keyboard: { rows } }).verdict).toBe(verdict);
});

describe('conformanceText', () => {
  const text = (pages: Parameters<typeof conformanceText>[1]) =>
    conformanceText({ name: 'My Library', version: '7.3.2' }, pages, (page) => `[Chip](${page})`);

  it('has a row for each criterion, with what was tested, what failed, and what was not tested', () => {
    const page = evidence({ demos: TWO, failures: [failure('A')] });
    expect(text([page]).match(/^\| \[\d/gm)).toHaveLength(55);
    expect(text([page])).toContain(
      '| [1.4.3 Contrast (Minimum)](https://www.w3.org/TR/WCAG22/#contrast-minimum) | Partially supports | Tested in 2 demos: The contrast of text on a plain background. Failing demos: 1 because of the library. Pages: [Chip](/components/chip/) (1 because of the library). Not tested: ',
    );
    expect(text([page])).toContain('1 element failed a rule: 1 because of the library, 0 because');
  });

  it('says that nothing was tested', () => {
    expect(text([])).toContain('No demo of My Library 7.3.2 has been tested yet');
    expect(text([])).toContain('| Not evaluated | 31 | 24 |');
  });
});
