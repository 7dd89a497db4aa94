import { readFileSync } from 'node:fs';
import path from 'node:path';
import { treeFileOf } from '../../../plugins/shared/read-tree';
import { PRODUCTS } from '../../../src/foundation/products';
import type { DocsInstance, Product } from '../../../src/foundation/products';
import type { Answers, Field } from './fields';
import { groupPathnames, placeInTree } from './place-in-tree';

const INSTANCES = PRODUCTS.flatMap((product) =>
  product.docs.map((instance) => ({ product, instance })),
);
const FOLDERS = INSTANCES.map(({ instance }) => instance.folder);

/** The docs instance of a folder, and its product. */
export function instanceOf(folder: string): { product: Product; instance: DocsInstance } {
  return INSTANCES.find(({ instance }) => instance.folder === folder)!;
}

function readTree(folder: string, root: string): { file: string; tree: string } {
  const file = treeFileOf({ folder });
  return { file, tree: readFileSync(path.join(root, file), 'utf8') };
}

/** The questions for the place of a new page: its docs folder, and its group in the folder's tree. */
export function placeFields(root: string): [folder: Field, group: Field] {
  return [
    {
      flag: 'in',
      question: `Docs folder, one of ${FOLDERS.join(', ')}`,
      example: 'docs-joy',
      fault: (folder) =>
        !FOLDERS.includes(folder) &&
        `This docs folder doesn't exist. Use one of ${FOLDERS.join(', ')}.`,
    },
    {
      flag: 'group',
      question: 'Pathname of its group in the tree',
      example: '/joy-ui/components/inputs',
      needs: 'in',
      fault: (group, { in: folder }) => {
        const known = groupPathnames(readTree(folder, root).tree);
        return (
          !known.includes(group) &&
          `The tree doesn't have this group. Use one of ${known.join(', ')}.`
        );
      },
    },
  ];
}

/** The source of the folder's tree with another page. */
export function treeWith({ in: folder, group }: Answers, slug: string, root: string) {
  const { file, tree } = readTree(folder, root);
  const pathname = `${instanceOf(folder).instance.basePath}${slug}`;
  return new Map([[file, placeInTree(tree, { pathname, group: group, file })]]);
}

/** The next steps: open the page in the dev server, and check it before committing. */
export function stepsAfter(folder: string, slug: string, place: string): string[] {
  const { id, basePath } = instanceOf(folder).product;
  return [`DOCS_ONLY=${id} npm start, then open ${basePath}${slug}/`, `npm run check -- ${place}`];
}
