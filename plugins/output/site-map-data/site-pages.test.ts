import { sitePages } from './site-pages';

const doc = (permalink: string, title: string, unlisted = false) => ({
  permalink,
  title,
  unlisted,
});

describe('sitePages', () => {
  it('lists the pages of all instances without the base URL', () => {
    const instances = [
      { loadedVersions: [{ isLast: true, noIndex: false, docs: [doc('/ui/joy-ui/a', 'A')] }] },
      { loadedVersions: [{ isLast: true, noIndex: false, docs: [doc('/ui/system/b/', 'B')] }] },
    ];
    expect(sitePages(instances, '/ui/')).toEqual([
      { path: '/joy-ui/a/', title: 'A' },
      { path: '/system/b/', title: 'B' },
    ]);
  });

  it('skips older versions, hidden instances and unlisted pages', () => {
    const instances = [
      { loadedVersions: [{ isLast: false, noIndex: false, docs: [doc('/v6/a/', 'Old')] }] },
      { loadedVersions: [{ isLast: true, noIndex: true, docs: [doc('/test/a/', 'Test')] }] },
      { loadedVersions: [{ isLast: true, noIndex: false, docs: [doc('/a/', 'Hidden', true)] }] },
    ];
    expect(sitePages(instances, '/')).toEqual([]);
  });
});
