import type { ComponentApi } from '../../../src/api/types';
import type { ComponentSize, Size } from '../../../src/tools/size-snapshot/types';
import { bundleSizes } from './bundle-sizes';

/** A release to measure. */
export interface MeasuredRelease {
  components: readonly ComponentApi[];
  /** Imports that an app is assumed to have, `null` to measure components alone only. */
  baseline: readonly string[] | null;
  /** Packages that stand for those in the imports. */
  alias: Readonly<Record<string, string>>;
}

const BASELINE = 'baseline';

/** Components that only exist after a build step of a package that isn't installed. */
const isBundled = ({ name, kind }: ComponentApi) =>
  kind !== 'interface' && !name.startsWith('Pigment');

/** Imports, and an export of each name, so that bundlers keep them. */
function moduleOf(imports: readonly string[]): string {
  const names = imports.flatMap((line) => {
    const [, clause] = /^import (.+) from /.exec(line) ?? [];
    return (clause ?? '').replace(/[{}\s]/g, '').split(',');
  });
  return `${imports.join('\n')}\nexport { ${names.join(', ')} };\n`;
}

function without(size: Size, baseline: Size): Size {
  return {
    minified: Math.max(0, size.minified - baseline.minified),
    gzip: Math.max(0, size.gzip - baseline.gzip),
  };
}

/**
 * Measures the components of a release, sorted by name.
 *
 * @param siteDir - Folder whose `node_modules` contains the packages.
 */
export async function measureRelease(
  { components, baseline, alias }: MeasuredRelease,
  siteDir: string,
): Promise<ComponentSize[]> {
  const measured = components.filter(isBundled);
  const alone = new Map(measured.map(({ name, imports }) => [name, moduleOf(imports.slice(0, 1))]));
  const aloneSizes = await bundleSizes(alone, { siteDir, alias });

  const withBaseline = new Map<string, Size>();
  if (baseline) {
    // A component of the baseline is imported once.
    const modules = measured.map(({ name, imports }): [string, string] => [
      name,
      moduleOf([...new Set([...baseline, ...imports.slice(0, 1)])]),
    ]);
    const all = new Map([[BASELINE, moduleOf(baseline)], ...modules]);
    (await bundleSizes(all, { siteDir, alias })).forEach((size, name) =>
      withBaseline.set(name, size),
    );
  }
  const base = withBaseline.get(BASELINE);
  return measured.flatMap(({ name }) => {
    const size = aloneSizes.get(name);
    const all = withBaseline.get(name);
    return size
      ? [{ name, alone: size, ...(base && all ? { added: without(all, base) } : {}) }]
      : [];
  });
}
