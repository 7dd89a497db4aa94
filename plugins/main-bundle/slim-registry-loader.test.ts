const slimRegistryLoader = require('./slim-registry-loader.cjs') as (source: string) => string;

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(module)}), ${JSON.stringify(module)}, require.resolveWeak(${JSON.stringify(module)})],`;

const REGISTRY = [
  'export default {',
  entry('07408fed', '@site/docs-material/getting-started/usage.mdx'),
  entry('17896441', '@theme/DocItem'),
  entry('2a', '@site/docs/a "quoted" \\ page.mdx'),
  '};',
].join('\n');

it('takes the columns away that only the server reads', () => {
  expect(slimRegistryLoader(REGISTRY)).toBe(
    [
      'export default {',
      '  "07408fed": [() => import(/* webpackChunkName: "07408fed" */ "@site/docs-material/getting-started/usage.mdx")],',
      '  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],',
      '  "2a": [() => import(/* webpackChunkName: "2a" */ "@site/docs/a \\"quoted\\" \\\\ page.mdx")],',
      '};',
    ].join('\n'),
  );
});

it('leaves an empty registry as it is', () => {
  expect(slimRegistryLoader('export default {};')).toBe('export default {};');
});

it.each([
  ['single quotes', REGISTRY.replaceAll(', "@theme/DocItem", ', ", '@theme/DocItem', ")],
  ['another function', REGISTRY.replace('require.resolveWeak("@theme', 'require.resolve("@theme')],
  ['a fourth column', REGISTRY.replace('resolveWeak("@theme/DocItem")', '$&, 1')],
])('stops at a registry with %s', (_case, source) => {
  expect(source).not.toBe(REGISTRY);
  expect(() => slimRegistryLoader(source)).toThrow(
    'main-bundle: .docusaurus/registry.js has another shape than expected (3 entries, 2 understood). Compare slim-registry-loader.cjs with this Docusaurus version.',
  );
});
