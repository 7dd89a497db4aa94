/** @reads-pages */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadApi } from '../../../plugins/reference/api-reference';
import { renderInNode } from '../../../src/demos/server/render-in-node';
import { documentedProducts } from '../../../src/foundation/products';
import { ROOT } from '../../shared/root';
import { sample } from '../../test/selection/sample';
import { checkTypes } from '../../test/snippets/check-types';
import { demoFault, firstDemo } from './library';

jest.setTimeout(60_000);

const FOLDER = '.cache/scaffold-test';

const components = documentedProducts().flatMap(({ id, docs }) =>
  loadApi(id, ROOT).map(({ kind, name }) => ({ id, docs: docs[0]!, kind, name })),
);

/** A first demo of each component that the scaffold accepts. */
const demos = components
  .filter(({ docs, kind, name }) => kind !== 'interface' && !demoFault(name, docs.folder, ROOT))
  .map(({ id, docs, name }) => ({
    code: firstDemo({ demo: `Basic${name}`, name, folder: docs.folder }, ROOT),
    file: `${FOLDER}/${id}/Basic${name}.tsx`,
    scope: docs.demoScope,
  }));

beforeAll(() => {
  for (const { code, file } of demos) {
    mkdirSync(path.join(ROOT, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), code);
  }
});

afterAll(() => rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true }));

it('type-checks for every component', () => {
  const snippets = demos.map(({ code, file }) => ({
    page: file,
    line: 0,
    file: path.join(ROOT, file),
    name: null,
    code,
    pageLines: code.split('\n').map((_, index) => index + 1),
  }));
  expect(snippets.length / components.length).toBeGreaterThan(0.75);
  expect(checkTypes(snippets, { root: ROOT, installedAs: {} })).toEqual([]);
});

const files = sample(
  demos.map(({ file }) => file),
  40,
  'first demos',
);
const rendered = demos.filter(({ file }) => files.includes(file));

it('renders on the server', () => {
  const results = renderInNode(ROOT, rendered).map((result, index) => [
    rendered[index]?.file,
    'error' in result ? result.error : result.html === '',
  ]);
  expect(results).toEqual(rendered.map(({ file }) => [file, false]));
});
