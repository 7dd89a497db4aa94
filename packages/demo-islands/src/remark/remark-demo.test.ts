import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { temporaryFolder } from '../testing/temporary-folder';
import { islandAttributes } from './island-attributes';
import { remarkDemo } from './remark-demo';

const siteDir = temporaryFolder({ 'docs/guide/demos/Counter.tsx': 'export default () => null;\n' });

/** The attributes of `<Demo name="…" wide />` in a page, and the imports of the page. */
function connected(name: string, faultsOf?: (options: object) => string[]) {
  const written = [
    { type: 'mdxJsxAttribute', name: 'name', value: name },
    { type: 'mdxJsxAttribute', name: 'wide', value: null },
  ];
  const demo = { type: 'mdxJsxFlowElement', name: 'Demo', attributes: written, children: [] };
  const tree = { type: 'root', children: [demo] } as unknown as Root;
  remarkDemo({
    siteDir,
    viewer: '@site/src/Viewer',
    attributesOf: islandAttributes('@site/src/Scope'),
    faultsOf,
  })(tree, new VFile({ path: `${siteDir}/docs/guide/page.mdx` }));
  const added = demo.attributes.slice(2).map(({ name: key, value }) => {
    return [key, (value as unknown as { value: string }).value];
  });
  return { imports: tree.children[0], attributes: Object.fromEntries(added) };
}

it('connects a demo to its file, its provider and its source, in browsers and on the server', () => {
  const { imports, attributes } = connected('Counter');
  expect(imports).toMatchObject({ value: 'import { Demo } from "@site/src/Viewer";' });
  expect(attributes).toEqual({
    file: '"docs/guide/demos/Counter.tsx"',
    folder: '"docs"',
    source: 'require("!!./demos/Counter.tsx?source")',
    load: '() => Promise.all([import("@site/src/Scope"), import("./demos/Counter.tsx")]).then(([scope, demo]) => ({ Scope: scope.default, Demo: demo.default }))',
    server:
      '__SERVER__ ? { Scope: require("@site/src/Scope").default, Demo: require("./demos/Counter.tsx").default } : null',
  });
});

it('names the file that is missing', () => {
  expect(() => connected('Clock')).toThrow(
    '<Demo> shows a file that does not exist: docs/guide/demos/Clock.tsx. Create it, or correct the name.',
  );
});

it("passes the author's options to the site's rules", () => {
  expect(() => connected('Counter', (options) => [`Got ${JSON.stringify(options)}.`])).toThrow(
    '<Demo> "Counter": Got {"wide":true}.',
  );
});
