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

/** The catalogue's constant of each category. */
const CATEGORIES: Readonly<Record<string, string>> = {
  core: 'CORE',
  x: 'ADVANCED',
  docs: 'PLATFORM',
};
const CATEGORY_IDS = Object.keys(CATEGORIES).join(', ');

/** A logo to begin with. */
const LOGO = { tile: '#4a5568', drawing: '<path d="m16 8 8 8-8 8-8-8z"/>' };

const folderOf = (id: string) => `docs-${id.replace(/-ui$/, '')}`;

/** What a new product needs to know. */
export function productFields(root: string): Field[] {
  return [
    {
      flag: 'id',
      question: 'Id, which is its path as well',
      example: 'map-ui',
      fault: (id) => {
        if (!/^[a-z][a-z0-9-]*[a-z0-9]$/.test(id)) {
          return 'Use lower-case words with dashes between them.';
        }
        const isTaken = PRODUCTS.some((one) => one.id === id || one.basePath === `/${id}`);
        return isTaken || existsSync(path.join(root, folderOf(id)))
          ? `A product or the folder ${folderOf(id)} has this name. Choose another.`
          : undefined;
      },
    },
    { flag: 'name', question: 'Name that readers see', example: 'Map UI' },
    {
      flag: 'summary',
      question: 'One line for menus',
      example: 'Maps, markers and routes as React components.',
    },
    {
      flag: 'version',
      question: 'Version that the pages are about',
      example: '1.4.0',
      fault: (version) =>
        /^\d+\.\d+\.\d+\S*$/.test(version) ? undefined : 'Write all three numbers, such as 1.4.0.',
    },
    {
      flag: 'category',
      question: `Group in menus, one of ${CATEGORY_IDS}`,
      example: 'core',
      fallback: () => 'core',
      fault: (id) => (CATEGORIES[id] ? undefined : `Take one of ${CATEGORY_IDS}.`),
    },
    {
      flag: 'scope',
      question: 'Library that the demos run on, material or joy',
      example: 'material',
      fallback: () => 'material',
      fault: (scope) =>
        ['material', 'joy'].includes(scope)
          ? undefined
          : 'Take material or joy; the manual says how to add another.',
    },
    descriptionField(
      ({ name }) => `What ${name} is for, what it needs, and how to begin with it in a project.`,
    ),
  ];
}

function isNamed(name: string) {
  return (node: ts.Node): node is ts.TypeAliasDeclaration | ts.VariableDeclaration =>
    (ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node)) &&
    node.name.getText() === name;
}

function shapeFault(file: string, name: string): Error {
  return new Error(`${file}: ${name} is not written as expected. Add the product there by hand.`);
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
    category: ${CATEGORIES[category]},
    basePath: '/${id}',
    landing: '/${id}/getting-started/',
    docs: [{ id: '${folderOf(id)}', folder: '${folderOf(id)}', basePath: '/${id}', demoScope: '${scope}' }],
    packages: [],
    version: ${text(version)},
    ...marks(${text(id)}, ${text(name)}),
    versions: [current(${text(version)})],
  }`;
}

/** Behind the last product of its category, since the order is that of the menus. */
function withProduct(source: string, answers: Answers): string {
  const products = findNode(parse(source), isNamed('PRODUCTS'));
  const list = products && findNode(products, ts.isArrayLiteralExpression);
  if (!list) {
    throw shapeFault(CATALOGUE, 'PRODUCTS');
  }
  const isOfCategory = new RegExp(`\\bcategory: ${CATEGORIES[answers.category]}\\b`);
  const last = list.elements.findLastIndex((entry) => isOfCategory.test(entry.getText()));
  return insertInto(source, list.elements, entryOf(answers), { at: last + 1 });
}

/** A product: its entry in the catalogue, its folder with a first page and a tree. */
export function planProduct(answers: Answers, root: string): Plan {
  const { id, name, description } = answers;
  const folder = folderOf(id);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    create: new Map([
      [
        `${folder}/getting-started/overview.mdx`,
        `${frontMatter({ title: 'Overview', slug: '/getting-started', description })}
Say here what ${name} does, for whom, and what it needs.

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
      `Draw its logo in ${LOGOS} and static/img/logos/${id}.svg, and name its packages and its repository in ${CATALOGUE}: the manual, "Add a product", says how.`,
      `DOCS_ONLY=${id} npm start, then open /${id}/getting-started/`,
      'npm run check',
    ],
  };
}
