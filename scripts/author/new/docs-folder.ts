import { readFileSync } from 'node:fs';
import path from 'node:path';
import { treeFileOf } from '../../../plugins/shared/read-tree';
import { PRODUCTS } from '../../../src/foundation/products';
import type { DocsInstance, Product } from '../../../src/foundation/products';
import type { Field } from './fields';
import { groupPathnames, placeInTree } from './place-in-tree';

const INSTANCES = PRODUCTS.flatMap((product) =>
  product.docs.map((instance) => ({ product, instance })),
);

/** The docs instance of a folder, and its product. */
export function instanceOf(folder: string): { product: Product; instance: DocsInstance } {
  return INSTANCES.find(({ instance }) => instance.folder === folder)!;
}

/** The question for the docs folder of a new page. */
export const IN_FIELD: Field<'in'> = {
  flag: 'in',
  question: `Docs folder, one of ${INSTANCES.map(({ instance }) => instance.folder).join(', ')}`,
  example: 'docs-joy',
  fault: (folder) =>
    INSTANCES.some(({ instance }) => instance.folder === folder)
      ? undefined
      : `This docs folder doesn't exist. Use one of ${INSTANCES.map(({ instance }) => instance.folder).join(', ')}.`,
};

/** The question for the group of a new page in the folder's tree. */
export function groupField(root: string): Field<'in' | 'group'> {
  return {
    flag: 'group',
    question: 'Pathname of its group in the tree',
    example: '/joy-ui/components/inputs',
    fault: (group, { in: folder }) => {
      const tree = readFileSync(path.join(root, treeFileOf(instanceOf(folder).instance)), 'utf8');
      const known = groupPathnames(tree);
      return known.includes(group)
        ? undefined
        : `The tree doesn't have this group. Use one of ${known.join(', ')}.`;
    },
  };
}

/** The question for the page's description. */
export function descriptionField<Flag extends string>(
  fallback?: Field<Flag>['fallback'],
): Field<Flag | 'description'> {
  return {
    flag: 'description',
    question: 'Description, one sentence of 50 to 160 characters',
    example: 'How to choose a theme, where its values go, and what each of them changes.',
    ...(fallback ? { fallback } : {}),
    fault: ({ length }) =>
      length >= 50 && length <= 160
        ? undefined
        : `It has ${length} characters. Write one sentence of 50 to 160.`,
  };
}

/** The source of the folder's tree with another page. */
export function treeWith(
  { folder, slug, group }: { folder: string; slug: string; group: string },
  root: string,
): [file: string, text: string] {
  const { instance } = instanceOf(folder);
  const file = treeFileOf(instance);
  const tree = readFileSync(path.join(root, file), 'utf8');
  const pathname = `${instance.basePath}${slug}`;
  return [file, placeInTree(tree, { pathname, group, file })];
}

/** The next steps: open the page in the dev server, and check it before committing. */
export function stepsAfter({ product }: { product: Product }, slug: string, place: string) {
  return [
    `DOCS_ONLY=${product.id} npm start, then open ${product.basePath}${slug}/`,
    `npm run check -- ${place}`,
  ];
}
