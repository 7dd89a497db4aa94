import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { compareLink } from '../../../src/api/compare-link';
import type { ComponentApi } from '../../../src/api/types';
import { folded, nodesOf } from '../../shared/markdown-nodes';
import { slugOf } from '../api-reference/names';
import { listedComponents } from './listed-components';
import { whatChanged } from './what-changed';

const ARCHIVE = /^[^/]+_versioned_docs\/version-[^/]+(?=\/)/;

/** Lists with at least this many changes are collapsed. */
const LONG = 4;

interface Options {
  siteDir: string;
  /** Folder of the docs instance, relative to the repository. */
  folder: string;
  /** The components of the product's current version. */
  described: () => readonly ComponentApi[];
}

/** A link that compares the last two releases of the first component that has two. */
function comparison(components: readonly ComponentApi[]): RootContent[] {
  return components
    .flatMap(({ name, product, changes: [step] = [] }) =>
      step
        ? nodesOf(
            `[Compare ${name} ${step.from} with ${step.to}](${compareLink(product, name, step.from, step.to)})`,
          )
        : [],
    )
    .slice(0, 1);
}

/** The section about changes of components; long lists are collapsed. */
function changes(components: readonly ComponentApi[]): RootContent[] {
  const items = whatChanged(components);
  const list = nodesOf(items.join('\n'));
  const summary = `${items.length} changes, by component and release`;
  return items.length === 0
    ? []
    : [...nodesOf('## What changed'), ...(items.length < LONG ? list : [folded(summary, list)])];
}

/**
 * Adds links to the API pages of the components in the front matter to the end of a component page.
 * They use file paths, so an archived page links to the API of its own version. On pages of the
 * current version, it also links to a comparison, and lists changes of the components.
 *
 * @throws If a component has no API page; the message names the component and the page.
 */
export function remarkApiSection({ siteDir, folder: current, described }: Options) {
  return (tree: Root, vfile: VFile) => {
    const listed = listedComponents(vfile);
    const components = listed.toSorted();
    if (components.length === 0) {
      return;
    }
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const folder = path.posix.join(ARCHIVE.exec(file)?.[0] ?? current, 'api');
    const links = components.map((component) => {
      const target = path.posix.join(folder, `${slugOf(component)}.mdx`);
      if (!fs.existsSync(path.join(siteDir, target))) {
        vfile.fail(
          `${file}: "components" in the front matter names "${component}", which has no API page (${target}). Correct the name, or remove it.`,
        );
      }
      const href = path.posix.relative(path.posix.dirname(file), target);
      return `- [\`<${component} />\`](${href.startsWith('.') ? href : `./${href}`})`;
    });
    const text = 'All props, slots and classes of these components:';
    tree.children.push(...nodesOf(`## API\n\n${text}\n\n${links.join('\n')}`));
    if (!ARCHIVE.test(file)) {
      const slugs = listed.map(slugOf);
      const own = described().filter(({ slug }) => slugs.includes(slug));
      const byRank = own.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
      tree.children.push(...comparison(byRank), ...changes(own));
    }
  };
}
