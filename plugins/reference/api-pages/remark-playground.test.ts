import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { component } from '../api-reference/fixtures/component';
import { remarkPlayground } from './remark-playground';

const SITE = '/site';
const FILE = 'docs-material/components/text-field/text-field.mdx';

function demo(...attributes: string[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: attributes.map((name) => ({ type: 'mdxJsxAttribute', name, value: null })),
    children: [],
  };
}

const described = ['FilledInput', 'TextField', 'CssBaseline'].map((name) =>
  component({
    name,
    slug: name.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase(),
    section: undefined,
  }),
);

/** The attribute of each demo. */
function run(file: string, components: string[] | undefined, ...demos: MdxJsxFlowElement[]) {
  const tree: Root = { type: 'root', children: demos };
  const vfile = { path: path.join(SITE, file), data: { frontMatter: { components } } };
  const options = { siteDir: SITE, folder: 'docs-material', described: () => described };
  remarkPlayground(options)(tree, vfile as unknown as VFile);
  return demos.map(({ attributes }) => {
    const found = attributes.find((one) => 'name' in one && one.name === 'playground');
    return (found?.value as { value?: string } | undefined)?.value;
  });
}

describe('remarkPlayground', () => {
  it("adds the playground of the folder's component to the first demo", () => {
    expect(run(FILE, ['FilledInput', 'TextField'], demo(), demo())).toEqual([
      '() => import("../../api/text.playground.jsx").then((family) => family.TextFieldPlayground)',
      undefined,
    ]);
  });

  it('takes the first component with a playground on a page with another name', () => {
    const file = 'docs-material/components/forms/forms.mdx';
    const [added] = run(file, ['CssBaseline', 'FilledInput', 'TextField'], demo());
    expect(added).toContain('family.FilledInputPlayground');
  });

  it('skips a demo without toolbar', () => {
    const [hidden, shown] = run(FILE, ['TextField'], demo('hideToolbar'), demo());
    expect(hidden).toBeUndefined();
    expect(shown).toContain('TextFieldPlayground');
  });

  it('skips a page with a demo that has controls', () => {
    const usage = { ...demo(), name: 'UsageDemo' };
    expect(run(FILE, ['TextField'], usage, demo())).toEqual([undefined, undefined]);
  });

  it.each([
    ['a page without components', FILE, undefined],
    ['a page whose components have no playground', FILE, ['CssBaseline']],
    [
      'an archived page',
      'docs-material_versioned_docs/version-6.5/components/text-field/text-field.mdx',
      ['TextField'],
    ],
  ])('adds nothing to %s', (_page, file, components) => {
    expect(run(file, components, demo())).toEqual([undefined]);
  });
});
