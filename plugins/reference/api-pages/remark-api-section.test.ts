import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type { ComponentApi } from '../../../src/api/types';
import { component } from '../api-reference/fixtures/component';
import { remarkApiSection } from './remark-api-section';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let siteDir: string;

const changed = component({
  changes: [
    {
      ...{ from: '6.5.0', to: '7.3.2', slots: [], classes: [] },
      props: [{ name: 'edge', kind: 'added', after: {} }],
    },
  ],
});

beforeEach(() => {
  siteDir = temporaryFolder({
    'docs-material/api/icon-button.mdx': '',
    'docs-material_versioned_docs/version-6.5/api/icon-button.mdx': '',
  });
});

function run(file: string, components?: string[], described = [changed]): Root {
  const tree: Root = { type: 'root', children: [] };
  const vfile = {
    path: path.join(siteDir, file),
    data: { frontMatter: { components } },
    fail: (message: string) => {
      throw new Error(message);
    },
  } as unknown as VFile;
  remarkApiSection({ siteDir, folder: 'docs-material', described: () => described })(tree, vfile);
  return tree;
}

describe('remarkApiSection', () => {
  it.each(['docs-material', 'docs-material_versioned_docs/version-6.5'])(
    'adds links to API pages of the same version to a page of %s',
    (folder) => {
      const tree = run(`${folder}/components/button/button.mdx`, ['IconButton']);
      expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 2 });
      expect(JSON.stringify(tree)).toContain('"url":"../../api/icon-button.mdx"');
      expect(JSON.stringify(tree)).toContain('<IconButton />');
    },
  );

  it('lists the changes of its components on a current page', () => {
    const file = 'components/button/button.mdx';
    const current = JSON.stringify(run(`docs-material/${file}`, ['IconButton']));
    expect(current).toContain('What changed');
    expect(current).toContain('component=IconButton&from=6.5.0&to=7.3.2');
    const archived = run(`docs-material_versioned_docs/version-6.5/${file}`, ['IconButton']);
    expect(JSON.stringify(archived)).not.toContain('What changed');
  });

  it('compares the releases of the first listed component that has two', () => {
    fs.writeFileSync(path.join(siteDir, 'docs-material/api/avatar.mdx'), '');
    const step = { from: '6.5.0', to: '7.3.2', props: [], slots: [], classes: [] };
    const older = { ...step, from: '5.0.0', to: '6.5.0' };
    const avatar = component({ name: 'Avatar', slug: 'avatar', changes: [step, older] });
    const linksOf = (listed: string[], described: ComponentApi[], folder = 'docs-material') =>
      run(`${folder}/button.mdx`, listed, described)
        .children.filter(({ type }) => type === 'paragraph')
        .slice(1)
        .map((node) => toString(node));
    const both = [avatar, changed];
    expect(linksOf(['IconButton', 'Avatar'], both)).toEqual([
      'Compare IconButton 6.5.0 with 7.3.2',
    ]);
    expect(linksOf(['Avatar', 'IconButton'], both)).toEqual(['Compare Avatar 6.5.0 with 7.3.2']);
    expect(
      linksOf(['Avatar', 'IconButton'], [component({ name: 'Avatar', slug: 'avatar' }), changed]),
    ).toEqual(['Compare IconButton 6.5.0 with 7.3.2']);
    expect(linksOf(['IconButton'], [component({})])).toEqual([]);
    expect(linksOf(['IconButton'], both, 'docs-material_versioned_docs/version-6.5')).toEqual([]);
  });

  it('collapses a long list of changes', () => {
    const many = [changed, changed, changed, changed];
    const tree = run('docs-material/button.mdx', ['IconButton'], many);
    expect(tree.children.at(-1)).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'details',
      children: [{ name: 'summary' }, { type: 'list' }],
    });
  });

  it('adds nothing to a page without components in its front matter', () => {
    expect(run('docs-material/usage.mdx').children).toEqual([]);
  });

  it('fails for a component without an API page, with page and fix', () => {
    expect(() => run('docs-material/button.mdx', ['Buton'])).toThrow(
      'docs-material/button.mdx: "components" in the front matter names "Buton", which has no API page (docs-material/api/buton.mdx). Correct the name, or remove it.',
    );
  });
});
