import fs from 'node:fs';
import path from 'node:path';
import type { ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ComponentApi } from '../../src/api/types';
import { slugOf } from '../api-reference/names';
import { whatChanged } from './what-changed';

const ARCHIVE = /^[^/]+_versioned_docs\/version-[^/]+(?=\/)/;

interface Options {
  siteDir: string;
  /** Folder of the docs instance, relative to the repository. */
  folder: string;
  /** The components of the product's current version. */
  described: () => readonly ComponentApi[];
}

function componentsOf(vfile: VFile): string[] {
  const { components } = (vfile.data.frontMatter ?? {}) as { components?: unknown };
  return Array.isArray(components) ? components.map(String).sort() : [];
}

function item(component: string, href: string): ListItem {
  const text = { type: 'inlineCode' as const, value: `<${component} />` };
  const link = { type: 'link' as const, url: href, children: [text] };
  return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
}

/**
 * Adds links to the API pages of the components in the front matter to the end of a component page.
 * They use file paths, so an archived page links to the API of its own version. On pages of the
 * current version, it also lists changes of the components.
 *
 * @throws If a component has no API page; the message names the component and the page.
 */
export function remarkApiSection({ siteDir, folder: current, described }: Options) {
  return (tree: Root, vfile: VFile) => {
    const components = componentsOf(vfile);
    if (components.length === 0) {
      return;
    }
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const folder = path.posix.join(ARCHIVE.exec(file)?.[0] ?? current, 'api');
    const items = components.map((component) => {
      const target = path.posix.join(folder, `${slugOf(component)}.mdx`);
      if (!fs.existsSync(path.join(siteDir, target))) {
        vfile.fail(
          `${file}: "components" in the front matter names "${component}", which has no API page (${target}). Correct the name, or remove it.`,
        );
      }
      const href = path.posix.relative(path.posix.dirname(file), target);
      return item(component, href.startsWith('.') ? href : `./${href}`);
    });
    const text = 'All props, slots and classes of these components:';
    tree.children.push(
      { type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] },
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
      { type: 'list', ordered: false, spread: false, children: items },
    );
    if (!ARCHIVE.test(file)) {
      const slugs = new Set(components.map(slugOf));
      tree.children.push(...whatChanged(described().filter(({ slug }) => slugs.has(slug))));
    }
  };
}
