import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PRODUCTS, tileSvg } from '../../src/products';
import { descriptionField } from './docs-folder';
import type { Answers, Field } from './fields';
import { frontMatter } from './front-matter';
import type { Plan } from './plan';
import { findNode, insertInto, parse } from './syntax';

const TYPES = 'src/products/types.ts';
const LOGOS = 'src/products/logos.ts';
const CATALOGUE = 'src/products/catalogue.ts';

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

/** The questions for a new product. */
export function productFields(root: string): Field[] {
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

function isNamed(name: string) {
  return (node: ts.Node): node is ts.TypeAliasDeclaration | ts.VariableDeclaration =>
    (ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node)) &&
    node.name.getText() === name;
}

function shapeFault(file: string, name: string): Error {
  return new Error(`${file}: ${name} has an unexpected shape. Add the product there manually.`);
}

function withProductId(source: string, id: string): string {
  const alias = findNode(parse(source), isNamed('ProductId'));
  const union = alias && findNode(alias, ts.isUnionTypeNode);
  if (!union) {
    throw shapeFault(TYPES, 'ProductId');
  }
  return insertInto(source, union.types, `'${id}'`, { separator: ' |' });
}

function withLogo(source: string, id: string): string {
  const drawings = findNode(parse(source), isNamed('DRAWINGS'));
  const object = drawings && findNode(drawings, ts.isObjectLiteralExpression);
  if (!object) {
    throw shapeFault(LOGOS, 'DRAWINGS');
  }
  const entry = `'${id}': { tile: '${LOGO.tile}', drawing: '${LOGO.drawing}' }`;
  return insertInto(source, object.properties, entry);
}

function entryOf({ id, name, summary, version, category, scope }: Answers): string {
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

/** Inserts it after the last product of its category, because menus use this order. */
function withProduct(source: string, answers: Answers): string {
  const products = findNode(parse(source), isNamed('PRODUCTS'));
  const list = products && findNode(products, ts.isArrayLiteralExpression);
  if (!list) {
    throw shapeFault(CATALOGUE, 'PRODUCTS');
  }
  const isOfCategory = new RegExp(`\\bcategory: ${CATEGORIES.get(answers.category)}\\b`);
  const last = list.elements.findLastIndex((entry) => isOfCategory.test(entry.getText()));
  return insertInto(source, list.elements, entryOf(answers), { at: last + 1 });
}

/** A product: its entry in the catalogue, and its folder with a first page and a tree. */
export function planProduct(answers: Answers, root: string): Plan {
  const { id, name, description } = answers;
  const folder = folderOf(id);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
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
    edit: new Map([
      [TYPES, withProductId(read(TYPES), id)],
      [LOGOS, withLogo(read(LOGOS), id)],
      [CATALOGUE, withProduct(read(CATALOGUE), answers)],
    ]),
    next: [
      `Draw its logo in ${LOGOS} and static/img/logos/${id}.svg, and add its packages and its repository in ${CATALOGUE}. See "Add a product" in the manual.`,
      `DOCS_ONLY=${id} npm start, then open /${id}/getting-started/`,
      'npm run check',
    ],
  };
}
