import { pageNames } from './page-names';

describe('pageNames', () => {
  it('returns the requested number of names', () => {
    expect(pageNames(0)).toEqual([]);
    expect(pageNames(30)).toHaveLength(30);
  });

  it('keeps the first names when there are more pages', () => {
    expect(pageNames(500).slice(0, 20)).toEqual(pageNames(20));
  });

  it('gives each page a unique path and title', () => {
    const names = pageNames(2_500);
    expect(new Set(names.map(({ title }) => title)).size).toBe(names.length);
    expect(new Set(names.map(({ folder, file }) => `${folder}/${file}`)).size).toBe(names.length);
  });
});
