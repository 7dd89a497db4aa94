import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { conformanceText, TITLE } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import type { DocsInstance, Product } from '../../../src/foundation/products';
import { nodesOf } from '../../shared/markdown-nodes';
import { pageFiles } from '../../shared/page-files';
import { pagePath } from './page-path';

const NAME = 'Conformance';

const HOW_TESTED = path.join(__dirname, 'how-tested.md');

/** Anchor of the results on a page. */
const ANCHOR = TITLE.toLowerCase().replaceAll(' ', '-');

/** Options of the remark plugin. */
export interface RemarkConformanceOptions {
  siteDir: string;
  product: Product;
  instance: DocsInstance;
  /** The evidence by the path of its page. */
  evidence: () => ReadonlyMap<string, Evidence>;
}

/** Replaces `<Conformance />` with the results of the product's current version, and with how they were tested. */
export function remarkConformance({
  siteDir,
  product,
  instance,
  evidence,
}: RemarkConformanceOptions) {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => (node as MdxJsxFlowElement).name === NAME);
    if (index < 0) {
      return;
    }
    const titles = new Map(
      pageFiles(instance.folder, siteDir).map(({ file, frontMatter }) => [
        pagePath(file, frontMatter, [instance]),
        String(frontMatter.title),
      ]),
    );
    const own = [...evidence().values()].filter(
      (one) => one.product === product.id && titles.has(one.page),
    );
    const linkTo = (page: string) => `[${titles.get(page)}](${page}#${ANCHOR})`;
    const texts = [conformanceText(product, own, linkTo), fs.readFileSync(HOW_TESTED, 'utf8')];
    tree.children.splice(index, 1, ...texts.flatMap(nodesOf));
  };
}
