/** @reads-pages */
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { loadApi } from '../api-reference';
import { remarkUsageDemo } from './remark-usage-demo';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const SITE = path.resolve(__dirname, '../../..');

/** The tree of a page of Joy UI with an element that has these attributes. */
function run(attributes: Record<string, string | null>, name = 'UsageDemo'): Root {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([one, value]) => ({
      type: 'mdxJsxAttribute',
      name: one,
      value,
    })),
    children: [],
  };
  const tree: Root = { type: 'root', children: [element] };
  remarkUsageDemo({
    siteDir: SITE,
    folder: 'docs-joy',
    scope: 'joy',
    described: () => loadApi('joy-ui', SITE),
  })(tree, new VFile({ path: path.join(SITE, 'docs-joy/components/select/select.mdx') }));
  return tree;
}

describe('remarkUsageDemo', () => {
  it("shows the component's playground with the named controls", () => {
    const { children } = run({ component: 'Select', controls: 'variant  size' });
    expect(children[0]).toMatchObject({
      type: 'mdxjsEsm',
      value: "import { Playground } from '@site/src/playground';",
    });
    const { name, attributes } = children[1] as MdxJsxFlowElement;
    expect(name).toBe('Playground');
    const values = Object.fromEntries(
      attributes.map((one) => [
        'name' in one && one.name,
        typeof one.value === 'object' ? one.value?.value : one.value,
      ]),
    );
    const picked = 'SelectPlayground.withControls(["variant","size"])';
    expect(values).toEqual({
      id: 'SelectUsage',
      name: 'Select',
      scope: 'joy',
      rows: '2',
      load: `() => import("../../api/select.playground.jsx").then((family) => family.${picked})`,
      server: `__SERVER__ ? require("../../api/select.playground.jsx").${picked} : null`,
    });
  });

  it('leaves other pages alone', () => {
    expect(run({ name: 'SelectBasic' }, 'Demo').children).toHaveLength(1);
  });

  it.each<[string, Record<string, string | null>, RegExp]>([
    ['no component', { controls: 'size' }, /"component"/],
    ['no value', { component: null, controls: 'size' }, /"component"/],
    ['another component', { component: 'Selekt', controls: 'size' }, /names Selekt, .*docs-joy/],
    [
      'an unknown prop',
      { component: 'Select', controls: 'size colour' },
      /of Select names colour, which has no control\. There are controls for .*size/,
    ],
    ['no prop', { component: 'Select', controls: ' ' }, /names no controls/],
    ['an unknown attribute', { component: 'Select', controls: 'size', bg: 'plain' }, /"bg"/],
  ])('rejects %s', (_case, attributes, message) => {
    expect(() => run(attributes)).toThrow(message);
  });
});
