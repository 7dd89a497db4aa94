/** @reads-pages */
import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from './catalogue';
import { wordmarkSvg } from './wordmark';
import { DEFAULT_LINE } from '../../../lines/default';
import type { Line } from '../../../lines/types';

const ROOT = path.resolve(__dirname, '../../..');

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const instances = PRODUCTS.flatMap(({ docs }) => docs);

describe('the catalogue of products', () => {
  it('lists each product, docs instance and folder once', () => {
    expect(repeated(PRODUCTS.map(({ id }) => id))).toEqual([]);
    expect(repeated(instances.map(({ id }) => id))).toEqual([]);
    expect(repeated(instances.map(({ folder }) => folder))).toEqual([]);
  });

  it('serves each product and docs instance under a different path', () => {
    expect(repeated(PRODUCTS.map(({ basePath }) => basePath))).toEqual([]);
    expect(repeated(instances.map(({ basePath }) => basePath))).toEqual([]);
  });

  it("doesn't nest base paths of docs instances", () => {
    const nested = instances.flatMap((outer) =>
      instances.filter((inner) => inner.basePath.startsWith(`${outer.basePath}/`)),
    );
    expect(nested).toEqual([]);
  });

  it('starts the versions menu with the current version', () => {
    for (const { versions, version } of PRODUCTS) {
      expect(versions.filter(({ current }) => current)).toEqual([versions[0]]);
      expect(versions[0]).toEqual({ text: `v${version}`, current: true });
      expect(versions.slice(1).filter(({ href }) => !href?.startsWith('https://'))).toEqual([]);
    }
  });
});

describe.each(PRODUCTS.map((product) => [product.id, product] as const))('%s', (_id, product) => {
  const { id, name, packages, repository, docs, landing, basePath } = product;

  if (packages.length > 0) {
    it.each(packages.map((entry) => [entry.name, entry.version]))(
      'documents the installed %s',
      (packageName, version) => {
        const file = path.join(ROOT, 'node_modules', packageName, 'package.json');
        expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ version });
      },
    );

    it('has the version of its first package', () => {
      expect(packages[0]?.version).toBe(product.version);
    });

    it('has the source folder of each package', () => {
      expect(Object.keys(repository?.packageFolders ?? {})).toEqual(packages.map((p) => p.name));
    });
  }

  for (const { version, installedAs } of product.earlier ?? []) {
    it(`lists ${version}, which is installed as ${installedAs}`, () => {
      const file = path.join(ROOT, 'node_modules', installedAs, 'package.json');
      expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
        name: packages[0]!.name,
        version,
      });
    });
  }

  it('lists earlier releases by major, latest first, with unique names', () => {
    const { earlier = [], version } = product;
    const majors = [version, ...earlier.map((one) => one.version)].map(parseFloat);
    expect(majors).toEqual([...new Set(majors)].sort((a, b) => b - a));
    const names = earlier.map(({ installedAs }) => installedAs);
    expect(repeated([...names, ...packages.map((one) => one.name)])).toEqual([]);
  });

  it('has its logo in the static folder, and its name in the wordmark', () => {
    expect(fs.existsSync(path.join(ROOT, 'static', product.logo))).toBe(true);
    expect(product.logo).toBe(`/img/logos/${id}.svg`);
    expect(product.logoSvg).toMatch(/^<svg [^>]*viewBox="0 0 32 32">.*<\/svg>$/);
    expect(wordmarkSvg(product)).toContain(`>${name}</text>`);
  });

  it('has a start page under its path', () => {
    expect(landing).toMatch(new RegExp(`^${basePath}/(.+/)?$`));
    const file = path.join(ROOT, 'src/pages', `${basePath}.tsx`);
    expect(docs.length > 0 || fs.existsSync(file)).toBe(true);
  });

  it('has its docs folders in this repository', () => {
    const missing = docs.filter(({ folder }) => !fs.existsSync(path.join(ROOT, folder)));
    expect(missing).toEqual([]);
  });
});

it('the default line is one of the release lines', () => {
  expect(fs.existsSync(path.join(ROOT, 'lines', DEFAULT_LINE, 'line.ts'))).toBe(true);
});

interface Lockfile {
  packages: Record<string, { version: string }>;
}

describe.each(fs.readdirSync(path.join(ROOT, 'lines')).filter((name) => /^\d+$/.test(name)))(
  'line %s',
  (id) => {
    const folder = path.join(ROOT, 'lines', id);
    const { line } = jest.requireActual<{ line: Line }>(path.join(folder, 'line'));
    it('has the name of its folder', () => {
      expect(line.id).toBe(id);
    });

    it('installs what it documents', () => {
      // What its own lockfile lacks is installed in the root.
      const locks = [folder, ROOT]
        .map((dir) => path.join(dir, 'package-lock.json'))
        .filter((file) => fs.existsSync(file))
        .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile);
      for (const [name, version] of Object.entries(line.packages)) {
        const at = `node_modules/${name}`;
        const installed = locks.find(({ packages }) => Object.hasOwn(packages, at))?.packages[at];
        expect([name, version.replace(/^npm:.*@/, '')]).toEqual([name, installed?.version]);
      }
    });
  },
);
