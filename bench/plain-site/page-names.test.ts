import { pageNames } from './page-names';

describe('pageNames', () => {
  it('names as many pages as wanted', () => {
    expect(pageNames(0)).toEqual([]);
    expect(pageNames(30)).toHaveLength(30);
  });

  it('keeps the names of the first pages when there are more', () => {
    expect(pageNames(500).slice(0, 20)).toEqual(pageNames(20));
  });

  it('gives each page an address and a title of its own', () => {
    const names = pageNames(2_500);
    expect(new Set(names.map(({ title }) => title)).size).toBe(names.length);
    expect(new Set(names.map(({ folder, file }) => `${folder}/${file}`)).size).toBe(names.length);
  });
});
