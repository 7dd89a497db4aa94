import { demoSizes } from '../../assets/size-snapshot/demo-sizes';
import type { DemoSizes } from '../../assets/size-snapshot/demo-sizes';
import type { Extent } from '../../shared/extent';
import { demosBelow } from '../../shared/page-demos';

const measured = new Map<string, Promise<DemoSizes | null>>();

/** Measures the demos of a docs folder together, once, because that reads each package once. */
export function sizesIn(
  folder: string,
  extent: Extent,
  siteDir: string,
): Promise<DemoSizes | null> {
  const demos = () => demosBelow(siteDir, [folder]).filter(({ text }) => text !== '');
  const known =
    measured.get(folder) ??
    demoSizes(folder, demos(), { extent, siteDir }).catch((error: unknown) => {
      // The bundler reports the demo at fault; the others would only repeat its error.
      console.warn(
        `[WARNING] ${folder}: the bundle sizes of its demos are missing. ${String(error)}`,
      );
      return null;
    });
  measured.set(folder, known);
  return known;
}
