import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { compareLink } from '../../src/api/history';
import type { DocsArchive, Product } from '../../src/products';
import { attribute, program } from '../mdx-nodes';

/** Options of the remark plugin. */
export interface RemarkArchivedPageOptions {
  siteDir: string;
  /** The product of the docs instance. */
  product: Product;
  /** Its archived versions. */
  archives: readonly DocsArchive[];
}

const NOTICE = 'EarlierVersion';

/** The path, relative to the product, in a page's front matter. */
function slugOf(file: string): string | null {
  const [, slug = null] = fs.existsSync(file)
    ? (/^slug: *(\S+) *$/m.exec(fs.readFileSync(file, 'utf8')) ?? [])
    : [];
  return slug;
}

/** The component of a page. API pages have it in their title. */
function componentOf(frontMatter: Record<string, unknown>): string | undefined {
  const { components, slug, title } = frontMatter;
  if (String(slug).startsWith('/api/')) {
    return String(title).replace(/ API$/, '');
  }
  return Array.isArray(components) ? String(components[0]) : undefined;
}

/**
 * Adds a notice at the start of each page of an archived version. Finds the same page of the
 * current version by its file, which has the same path in the instance's folder.
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
    const slug = slugOf(current(file.slice(archive.folder.length + 1)));
    const component = componentOf((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    const isCompared = component && fs.existsSync(current('api/compare.mdx'));
    const props = {
      product: product.name,
      version: archive.version,
      current: product.version,
      samePage: slug && `${docs.basePath}${slug}/`,
      start: product.landing ?? `${docs.basePath}/`,
      comparison: isCompared
        ? { component, href: compareLink(product.id, component, archive.version, product.version) }
        : null,
    };
    const code = `import { ${NOTICE} } from '@site/src/versions';`;
    tree.children.unshift(
      { type: 'mdxjsEsm', value: code, data: { estree: program(code) as never } },
      {
        type: 'mdxJsxFlowElement',
        name: NOTICE,
        attributes: Object.entries(props).map(([name, value]) =>
          attribute(name, JSON.stringify(value)),
        ),
        children: [],
      },
    );
  };
}
