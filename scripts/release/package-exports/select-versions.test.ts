import { selectVersions } from './select-versions';

it('selects the first release of each minor version, or some prereleases', () => {
  expect(
    selectVersions(['4.0.0', '5.0.0-beta.1', '5.0.0', '5.0.1', '5.1.0', '5.1.1', '5.2.0'], '5.1.1'),
  ).toEqual(['5.0.0', '5.1.0']);
  const prereleases = Array.from({ length: 13 }, (_, index) => `5.0.0-alpha.${index}`);
  expect(selectVersions([...prereleases, '6.0.0-beta.1'], '6.0.0-beta.1')).toEqual([
    '5.0.0-alpha.0',
    '5.0.0-alpha.10',
    '5.0.0-alpha.12',
  ]);
});
