import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { PRODUCTS, tileSvg } from '../../../src/foundation/products';
import type { Answers, Field } from './fields';
import type { Plan } from './plan';

const TYPES = 'lines/types.ts';
const CATALOGUE = 'src/foundation/products/catalogue.ts';
/** The titles of the groups of all trees. */
export const TITLES = 'src/foundation/i18n/en/group-titles.ts';

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
        return (
          (isTaken || existsSync(path.join(root, folderOf(id)))) &&
          `The product or the folder ${folderOf(id)} already exists. Choose another id.`
        );
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
        !/^\d+\.\d+\.\d+\S*$/.test(version) && 'Use three numbers, such as 1.4.0.',
    },
  ];
}

function entryOf({ id, name, summary, version }: Answers): string {
  const text = JSON.stringify;
  const folder = folderOf(id);
  return `{
    id: '${id}',
    name: ${text(name)},
    description: ${text(summary)},
    category: CORE,
    basePath: '/${id}',
    landing: '/${id}/getting-started/',
    docs: [{ id: '${folder}', folder: '${folder}', basePath: '/${id}', demoScope: 'material' }],
    packages: [],
    ...released('${id}', ${text(version)}),
    ...marks('${id}', '${LOGO.tile}', '${LOGO.drawing}'),
  },`;
}

/** A file with a text after what a pattern matches. */
function textWith(file: string, after: RegExp, text: string, root: string): string {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!after.test(source)) {
    throw new Error(`${file} has an unexpected shape. Add the product there manually.`);
  }
  return source.replace(after, (before) => `${before}${text}`);
}

const TITLES_END = /const groupTitles\b[^]+?(?=\n\};)/;

/**
 * The module of the groups' titles with others.
 *
 * @param titles - Titles by the paths of their groups.
 */
export function titlesWith(titles: ReadonlyMap<string, string>, root: string): string {
  const lines = [...titles].map(
    ([group, title]) => `${JSON.stringify(group)}: ${JSON.stringify(title)},`,
  );
  return textWith(TITLES, TITLES_END, lines.join('\n'), root);
}

/**
 * The files of the catalogue and the navigation's titles with another product. Prettier's format is
 * the shape they must have.
 */
function catalogueWith(answers: Answers, root: string): Map<string, string> {
  const { id } = answers;
  const additions: [file: string, after: RegExp, text: string][] = [
    [TYPES, /export type ProductId =[^;]+/, ` | '${id}'`],
    [TITLES, TITLES_END, `'/${id}/getting-started-group': 'Getting started',`],
    // Menus use this order.
    [CATALOGUE, /const PRODUCTS\b[^]+\n {4}category: CORE,[^]+?\n {2}\},/, entryOf(answers)],
  ];
  return new Map(additions.map(([file, after, text]) => [file, textWith(file, after, text, root)]));
}

/** A product: its entry in the catalogue, and its folder with a first page and a tree. */
export function planProduct(answers: Answers, root: string): Plan {
  const { id, name } = answers;
  const folder = folderOf(id);
  const description = `What ${name} is for, what it needs, and how to start using it in a project.`;
  const page = `---
${stringify({ title: 'Overview', slug: '/getting-started', description }, { lineWidth: 0 })}---

Explain what ${name} does, who it's for, and what it needs.

## First steps

Show how to install ${name} and render its first component.
`;
  const tree = `import { group, page, sidebar } from '../src/shell/navigation';

export default sidebar([
  group('/${id}/getting-started-group', [page('/${id}/getting-started')]),
]);
`;
  return {
    create: new Map([
      [`${folder}/getting-started/overview.mdx`, page],
      [`${folder}/sidebar.ts`, tree],
      [`static/img/logos/${id}.svg`, `${tileSvg(LOGO)}\n`],
    ]),
    edit: catalogueWith(answers, root),
    next: [
      `Set its logo, category, demo scope, packages and repository in ${CATALOGUE}, and write the logo to static/img/logos/${id}.svg. See "Add a product" in the manual.`,
      `DOCS_ONLY=${id} npm start, then open /${id}/getting-started/`,
      'npm run check',
    ],
  };
}
