import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';
import type { Extent } from '../../shared/extent';
import { fixedSample } from '../../shared/fixed-sample';
import { baselineOf } from './baselines';
import { bundleSizes } from './bundle-sizes';
import { cachedDemoSizes } from './snapshot-cache';

/** A demo to measure. */
export interface MeasuredDemo {
  /** Absolute path of its file, which needn't exist yet. */
  file: string;
  /** Its source. */
  text: string;
}

/** The app that a folder's demos are added to. */
interface App {
  product: ProductId;
  /** Its imports. */
  baseline: readonly string[];
  /** Packages that stand for those in the imports. */
  alias: Readonly<Record<string, string>>;
}

/** What demos of a folder add to an app of its product. */
export interface DemoSizes {
  product: ProductId;
  /** Bytes as gzip, by the absolute path of the demo. */
  gzip: ReadonlyMap<string, number>;
}

/** Which demos are measured, and where. */
interface Options {
  extent: Extent;
  /** Folder whose `node_modules` contains the packages and whose `.cache` is used. */
  siteDir: string;
}

const BASELINE = 'baseline';

/** Demos of each folder in the sample. */
const SAMPLE_SIZE = 4;

function appOf(folder: string): App | null {
  const archive = archivesOf(PRODUCTS).find((one) => one.folder === folder);
  const isOwner = (docs: { id: string; folder: string }) =>
    archive ? docs.id === archive.instance : docs.folder === folder;
  const product = PRODUCTS.find(({ docs }) => docs.some(isOwner))?.id;
  const baseline = product && baselineOf(product);
  return product && baseline
    ? { product, baseline, alias: archive ? { [archive.packageName]: archive.installedAs } : {} }
    : null;
}

/**
 * An import as an export, which declares no name that a demo's code could also declare.
 *
 * @example reExport("import Box from '@mui/material/Box';")
 *   // "export { default as Box } from '@mui/material/Box';"
 */
function reExport(line: string): string {
  return line
    .replace(/^import (\w+) from/, 'export { default as $1 } from')
    .replace(/^import \{/, 'export {');
}

/** Everything that the demos of a folder may import besides packages. */
function modulesIn(folder: string): string {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => name + fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\0');
}

/**
 * Measures what each demo of a docs folder adds to an app that has the baseline of the product, as
 * written and without React. Demos of an archived version are measured with its package.
 *
 * @param folder - The docs folder, relative to the repository.
 * @param demos - All demos of the folder.
 * @returns `null` for a folder whose product has no baseline.
 * @throws If a demo cannot be bundled; esbuild's message names the import.
 */
export async function demoSizes(
  folder: string,
  demos: readonly MeasuredDemo[],
  { extent, siteDir }: Options,
): Promise<DemoSizes | null> {
  const app = appOf(folder);
  if (!app) {
    return null;
  }
  const all = new Map(demos.map((demo) => [path.relative(siteDir, demo.file), demo]));
  const isSample = extent === 'sample';
  const picked = isSample
    ? fixedSample([...all.keys()], SAMPLE_SIZE, 'demo sizes')
    : [...all.keys()];
  const byName = new Map([...all].filter(([name]) => picked.includes(name)));
  const near = new Map<string, string>();
  const inputs = new Map<string, string>();
  byName.forEach(({ file, text }, name) => {
    const own = path.dirname(file);
    near.set(own, near.get(own) ?? modulesIn(own));
    inputs.set(name, text + near.get(own));
  });

  const measure = async (names: readonly string[]) => {
    const baseline = app.baseline.map(reExport).join('\n');
    const modules = new Map([[BASELINE, baseline]]);
    const folders = new Map<string, string>();
    names.forEach((name, index) => {
      const demo = byName.get(name);
      modules.set(String(index), `${demo?.text ?? ''}\n${baseline}`);
      // The demo of a live code block has no folder yet, and imports only packages.
      if (demo && fs.existsSync(path.dirname(demo.file))) {
        folders.set(String(index), path.dirname(demo.file));
      }
    });
    const sizes = await bundleSizes(modules, { siteDir, alias: app.alias, folders });
    const base = sizes.get(BASELINE)?.gzip ?? 0;
    return new Map(
      names.map((name, index) => {
        const gzip = sizes.get(String(index))?.gzip ?? 0;
        return [name, Math.max(0, gzip - base)] as const;
      }),
    );
  };
  // A sample has its own cache, or it would replace the sizes of all demos.
  const cache = folder.replaceAll('/', '-') + (isSample ? '-sample' : '');
  const gzip = await cachedDemoSizes(cache, inputs, app, siteDir, measure);
  return {
    product: app.product,
    gzip: new Map([...gzip].map(([name, bytes]) => [path.join(siteDir, name), bytes])),
  };
}
