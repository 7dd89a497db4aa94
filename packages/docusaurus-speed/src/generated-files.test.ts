import { generatedTexts, manyPages } from './testing/generated';
import { parseGenerated } from './generated-files';

const texts = generatedTexts([{ name: 'current', path: '/lib', pages: manyPages(1) }]);

describe('parseGenerated', () => {
  it('parses routes, modules and data', () => {
    const { routes, modules, globalData } = parseGenerated(texts);
    expect(routes.map(({ path, component }) => [path, component])).toEqual([
      ['/lib/', '/lib/-top'],
      ['/', '/-e5f'],
      ['*', '*'],
    ]);
    expect(routes[0]?.routes?.[0]?.routes?.[2]).toEqual({
      path: '/lib/api/part-0/',
      component: '/lib/api/part-0/-abc',
      exact: true,
      sidebar: 'defaultSidebar',
    });
    expect(modules['current_api_part-0']).toBe('"@site/docs-lib/current/api/part-0.mdx"');
    expect(Object.keys(globalData)).toEqual(['docusaurus-plugin-content-docs']);
  });

  it.each([
    ['routes.js', { routes: texts.routes.replace('export default', 'module.exports =') }],
    ['routes.js', { routes: texts.routes.replace("'/', 'e5f'", "'/', 'none'") }],
    ['registry.js', { registry: texts.registry.replace('require.resolveWeak', 'resolve') }],
    ['registry.js', { registry: texts.registry.replace('"home": [', '"other": [') }],
    ['globalData.json', { globalData: texts.globalData.replace('"docs":', '"documents":') }],
    ['globalData.json', { globalData: texts.globalData.replace('"versions":', '"releases":') }],
  ])('throws for a %s with an unexpected shape', (file, changed) => {
    expect(() => parseGenerated({ ...texts, ...changed })).toThrow(
      `docusaurus-speed: .docusaurus/${file} has an unexpected shape`,
    );
  });
});
