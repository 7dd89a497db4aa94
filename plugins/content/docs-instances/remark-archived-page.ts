import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { compareLink } from '../../../src/api/compare-link';
import type { DocsArchive, Product } from '../../../src/foundation/products';
import { moduleNode } from 'docusaurus-demo-islands/mdx-nodes';
import { splitFrontMatter } from 'mdx-doctor/front-matter';
import { ownComponent } from '../front-matter/own-component';

/** Options of the remark plugin. */
export interface RemarkArchivedPageOptions {
  siteDir: string;
  /** The product of the docs instance. */
  product: Product;
  /** Its archived versions. */
  archives: readonly DocsArchive[];
}

/** The path, relative to the product, in a page's front matter. */
function slugOf(file: string): string | null {
  if (!fs.existsSync(file)) {
    return null;
  }
  const { slug } = splitFrontMatter(fs.readFileSync(file, 'utf8'), file).frontMatter;
  return typeof slug === 'string' ? slug : null;
}

/** The component of a page. API pages have it in their title. */
function componentOf(frontMatter: Record<string, unknown>): string | undefined {
  const { slug, title } = frontMatter;
  if (String(slug).startsWith('/api/')) {
    return String(title).replace(/ API$/, '');
  }
  return ownComponent(frontMatter);
}

/**
 * Exports a version banner from each page of an archived version; `theme/DocItem` renders it. Finds
 * the same page of the current version by its file, which has the same path in the instance's
 * folder unless the catalogue names another one.
 */
export function remarkArchivedPage({ siteDir, product, archives }: RemarkArchivedPageOptions) {
  const [docs] = product.docs;
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const archive = archives.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!archive || !docs) {
      return;
    }
    const current = (name: string) => path.join(siteDir, docs.folder, name);
    const page = file.slice(archive.folder.length).replace(/\.mdx$/, '');
    const renamed = Object.entries(archive.renamed).find(([, before]) => before === page);
    const slug = slugOf(current(`${renamed?.[0] ?? page}.mdx`));
    const component = componentOf((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    const isCompared = component && fs.existsSync(current('api/compare.mdx'));
    const props = {
      version: archive.version,
      current: product.version,
      samePage: slug && `${docs.basePath}${slug}/`,
      start: product.landing,
      migration: archive.migration,
      comparison: isCompared
        ? { component, href: compareLink(product.id, component, archive.version, product.version) }
        : null,
    };
    const code = [
      "import { createElement } from 'react';",
      "import { VersionBanner } from '@site/src/shell/versions';",
      `export const versionBanner = createElement(VersionBanner, ${JSON.stringify(props)});`,
    ].join('\n');
    tree.children.unshift(moduleNode(code));
  };
}
