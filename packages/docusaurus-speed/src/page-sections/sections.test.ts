import type { DocsData } from '../generated-files';
import { parseGenerated } from '../generated-files';
import { generatedTexts, manyPages } from '../testing/generated';
import type { FixtureVersion } from '../testing/generated';
import { planSections } from './sections';
import type { Plan } from './sections';

const current: FixtureVersion = { name: 'current', path: '/lib', pages: manyPages(10) };
const earlier: FixtureVersion = { name: '6.5.0', path: '/lib/v6', pages: manyPages(4) };

function planOf(versions: readonly FixtureVersion[], kept: readonly string[] = []): Plan {
  return planSections(parseGenerated(generatedTexts(versions)), { kept });
}

function docsIn({ globalData }: Plan): string[][] {
  const { versions } = globalData['docusaurus-plugin-content-docs']!['docs-lib'] as DocsData;
  return versions.map(({ docs }) => docs.map(({ id }) => id));
}

function pathsOf(plan: Plan, key: string): string[] {
  const section = plan.sections.find((each) => each.key === key);
  return section?.pages.map(({ route }) => route.path) ?? [];
}

describe('planSections', () => {
  it('creates a section for each folder of a version, and merges small ones into the parent', () => {
    const plan = planOf([current, earlier]);
    expect(plan.sections.map(({ key, pages }) => [key, pages.length])).toEqual([
      // Together with the start pages, which are alone in their folder.
      ['/lib', 11],
      ['/lib/api', 10],
      ['/lib/v6', 9],
    ]);
    expect(pathsOf(plan, '/lib/api')).toContain('/lib/api/part-3/');
    expect(pathsOf(plan, '/lib/v6')).toContain('/lib/v6/api/part-3/');
  });

  it('splits a large folder into parts of equal size, sorted by path', () => {
    const { sections } = planOf([{ ...current, pages: manyPages(130) }]);
    const api = sections.filter(({ key }) => key.startsWith('/lib/api'));
    expect(api.map(({ key, pages }) => [key, pages.length])).toEqual([
      ['/lib/api', 44],
      ['/lib/api#part-21', 44],
      ['/lib/api#part-61', 42],
    ]);
    expect(api[1]?.pages.at(0)?.route.path).toBe('/lib/api/part-21/');
  });

  it("puts a folder's own page into the folder's section, or its first part", () => {
    const page = (slug: string) => ({ id: slug, slug });
    const api = manyPages(70).filter(({ slug }) => slug.startsWith('api/'));
    const theming = api.slice(0, 8).map(({ slug }) => page(`theming/${slug}`));
    const own = ['api', 'guide', 'Theming', 'theming/api'];
    const single = ['guide/deep/start', 'button', 'card', 'chip', 'dialog', 'link'];
    const pages = [...api, ...theming, ...[...own, ...single].map(page)];
    const { sections } = planOf([{ ...current, pages }]);
    const sectionOf = (slug: string) =>
      sections.find((section) => section.pages.some(({ route }) => route.path === `/lib/${slug}/`));
    expect(sections.map(({ key }) => key).sort()).toEqual([
      '/lib',
      '/lib/api',
      '/lib/api#part-40',
      '/lib/theming/api',
    ]);
    expect(own.map((slug) => sectionOf(slug)?.key)).toEqual([
      '/lib/api',
      // Folders with few pages of their own, merged into the parent.
      '/lib',
      '/lib',
      '/lib/theming/api',
    ]);
    expect(single.map((slug) => sectionOf(slug)?.key)).toEqual(single.map(() => '/lib'));
  });

  it('removes the moved pages, except for the start page of each version', () => {
    const plan = planOf([current, earlier]);
    expect(JSON.stringify(plan.routes)).not.toContain('part-3');
    expect(Object.keys(plan.chunkNames)).toEqual([
      '/-e5f',
      '/lib/-ver',
      '/lib/v6/-ver',
      '/lib/-top',
    ]);
    expect([...plan.loadable]).toEqual(['home', 'root', 'doc']);
    expect(docsIn(plan)).toEqual([['guide/start'], ['guide/start']]);
  });

  it("includes all versions of a page's document in its section", () => {
    const elsewhere = earlier.pages.map((page) =>
      page.id === 'components/c1' ? { ...page, slug: 'old/one' } : page,
    );
    const { sections } = planOf([current, { ...earlier, pages: elsewhere }]);
    const docs = sections
      .find(({ key }) => key === '/lib')
      ?.docs.filter(({ doc }) => doc.id === 'components/c1');
    expect(docs?.map(({ version, doc }) => [version, doc.path])).toEqual([
      [0, '/lib/react-1'],
      [1, '/lib/v6/old/one'],
    ]);
  });

  it('does not change a site with few pages', () => {
    const plan = planOf([{ ...current, pages: manyPages(2) }]);
    expect(plan.sections).toEqual([]);
    expect(docsIn(plan)[0]).toHaveLength(5);
    expect(JSON.stringify(plan.routes)).toContain('/lib/api/part-1/');
  });

  it('throws if a kept document does not exist, unless its product is not in the build', () => {
    expect(() => planOf([current], ['/lib/gone'])).toThrow(
      'docusaurus.config.ts: "keptDocs" names /lib/gone, but no document is served there. Correct the path, without a trailing slash, or remove it.',
    );
    expect(() => planOf([current], ['/elsewhere/gone'])).not.toThrow();
  });

  it('keeps the data of documents that every page needs', () => {
    expect(docsIn(planOf([current], ['/lib/api/part-3']))).toEqual([['guide/start', 'api/part-3']]);
  });
});
