import { checkTheirGroups } from './their-groups';

const config = (cacheGroups: object) => ({ optimization: { splitChunks: { cacheGroups } } });

it('accepts the groups of this version', () => {
  expect(() =>
    checkTheirGroups(config({ common: { priority: 40 }, styles: { priority: 50 } })),
  ).not.toThrow();
});

it.each([
  ['renamed', { shared: { priority: 40 }, styles: { priority: 50 } }, 'undefined, expected 40'],
  ['ranked', { common: { priority: 41 }, styles: { priority: 50 } }, '41, expected 40'],
])('rejects a group that is %s', (_case, groups, message) => {
  expect(() => checkTheirGroups(config(groups))).toThrow(`"common" has the priority ${message}`);
});
