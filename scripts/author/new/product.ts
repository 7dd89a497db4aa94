import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SyntaxKind } from 'ts-morph';
import type { SourceFile } from 'ts-morph';
import { PRODUCTS, tileSvg } from '../../../src/foundation/products';
import { descriptionField } from './docs-folder';
import type { Answers, Field } from './fields';
import { frontMatter } from './front-matter';
import type { Plan } from './plan';
import { parse } from './parse';

const TYPES = 'src/foundation/products/types.ts';
const LOGOS = 'src/foundation/products/logos.ts';
const CATALOGUE = 'src/foundation/products/catalogue.ts';

/** The constant in the catalogue for each category. */
const CATEGORIES = new Map([
  ['core', 'CORE'],
  ['x', 'ADVANCED'],
  ['docs', 'PLATFORM'],
]);
const CATEGORY_IDS = [...CATEGORIES.keys()].join(', ');

/** A placeholder logo. */
const LOGO = { tile: '#4a5568', drawing: '<path d="m16 8 8 8-8 8-8-8z"/>' };

const folderOf = (id: string) => `docs-${id.replace(/-ui$/, '')}`;

type Flag = 'id' | 'name' | 'summary' | 'version' | 'category' | 'scope' | 'description';

/** The questions for a new product. */
export function productFields(root: string): Field<Flag>[] {
  return [
    {
      flag: 'id',
      question: 'Id, also used as its path',
      example: 'map-ui',
      fault: (id) => {
        if (!/^[a-z][a-z0-9-]*[a-z0-9]$/.test(id)) {
          return 'Use lower-case words separated by dashes.';
        }
        const isTaken = PRODUCTS.some((one) => one.id === id || one.basePath === `/${id}`);
        return isTaken || existsSync(path.join(root, folderOf(id)))
          ? `The product or the folder ${folderOf(id)} already exists. Choose another id.`
          : undefined;
      },
    },
    { flag: 'name', question: 'Display name', example: 'Map UI' },
    {
      flag: 'summary',
      question: 'One-line description for menus',
      example: 'Maps, markers and routes as React components.',
    },
    {
      flag: 'version',
      question: 'Version that the pages describe',
      example: '1.4.0',
      fault: (version) =>
        /^\d+\.\d+\.\d+\S*$/.test(version) ? undefined : 'Use three numbers, such as 1.4.0.',
    },
    {
      flag: 'category',
      question: `Group in menus, one of ${CATEGORY_IDS}`,
      example: 'core',
      fallback: () => 'core',
      fault: (id) => (CATEGORIES.has(id) ? undefined : `Use one of ${CATEGORY_IDS}.`),
    },
    {
      flag: 'scope',
      question: 'Library used by the demos, material or joy',
      example: 'material',
      fallback: () => 'material',
      fault: (scope) =>
        ['material', 'joy'].includes(scope)
          ? undefined
          : 'Use material or joy. The manual explains how to add another.',
    },
    descriptionField(
      ({ name }) => `What ${name} is for, what it needs, and how to start using it in a project.`,
    ),
  ];
}

/**
 * Changes a file of the catalogue.
 *
 * @throws If the file has another shape than `change` expects.
 */
function edited(
  file: string,
  root: string,
  change: (source: SourceFile) => void,
): [string, string] {
  const source = parse(readFileSync(path.join(root, file), 'utf8'));
  try {
    change(source);
  } catch (error) {
    throw new Error(`${file} has an unexpected shape. Add the product there manually.`, {
      cause: error,
    });
  }
  return [file, source.getFullText()];
}

function entryOf({ id, name, summary, version, category, scope }: Answers<Flag>): string {
  const text = (value: string) => JSON.stringify(value);
  return `{
    id: ${text(id)},
    name: ${text(name)},
    description: ${text(summary)},
    category: ${CATEGORIES.get(category)},
    basePath: '/${id}',
    landing: '/${id}/getting-started/',
    docs: [{ id: '${folderOf(id)}', folder: '${folderOf(id)}', basePath: '/${id}', demoScope: '${scope}' }],
    packages: [],
    version: ${text(version)},
    ...marks(${text(id)}, ${text(name)}),
    versions: [current(${text(version)})],
  }`;
}

/** The files of the catalogue with another product. */
function catalogueWith(answers: Answers<Flag>, root: string): [string, string][] {
  const { id, category } = answers;
  return [
    edited(TYPES, root, (source) => {
      const alias = source.getTypeAliasOrThrow('ProductId');
      alias.setType(`${alias.getTypeNodeOrThrow().getText()} | '${id}'`);
    }),
    edited(LOGOS, root, (source) => {
      source
        .getVariableDeclarationOrThrow('DRAWINGS')
        .getInitializerIfKindOrThrow(SyntaxKind.ObjectLiteralExpression)
        .addPropertyAssignment({
          name: `'${id}'`,
          initializer: `{ tile: '${LOGO.tile}', drawing: '${LOGO.drawing}' }`,
        });
    }),
    edited(CATALOGUE, root, (source) => {
      const list = source
        .getVariableDeclarationOrThrow('PRODUCTS')
        .getInitializerIfKindOrThrow(SyntaxKind.ArrayLiteralExpression);
      const isOfCategory = new RegExp(`\\bcategory: ${CATEGORIES.get(category)}\\b`);
      // Menus use this order.
      const last = list.getElements().findLastIndex((entry) => isOfCategory.test(entry.getText()));
      list.insertElement(last + 1, entryOf(answers));
    }),
  ];
}

/** A product: its entry in the catalogue, and its folder with a first page and a tree. */
export function planProduct(answers: Answers<Flag>, root: string): Plan {
  const { id, name, description } = answers;
  const folder = folderOf(id);
  return {
    create: new Map([
      [
        `${folder}/getting-started/overview.mdx`,
        `${frontMatter({ title: 'Overview', slug: '/getting-started', description })}
Explain what ${name} does, who it's for, and what it needs.

## First steps

Show how to install ${name} and render its first component.
`,
      ],
      [
        `${folder}/sidebar.ts`,
        `import { group, page, sidebar } from '../src/navigation';

export default sidebar([
  group('/${id}/getting-started-group', 'Getting started', [page('/${id}/getting-started')]),
]);
`,
      ],
      [`static/img/logos/${id}.svg`, `${tileSvg(LOGO)}\n`],
    ]),
    edit: new Map(catalogueWith(answers, root)),
    next: [
      `Draw its logo in ${LOGOS} and static/img/logos/${id}.svg, and add its packages and its repository in ${CATALOGUE}. See "Add a product" in the manual.`,
      `DOCS_ONLY=${id} npm start, then open /${id}/getting-started/`,
      'npm run check',
    ],
  };
}
