import { DOCS_COLORS_KEY } from '@site/src/scheme-styles/keys';

/**
 * Applies the site's colors that another tab chooses. Loads the code for it on demand: few readers
 * choose colors, and the inline script applies the stored ones.
 *
 * @returns A function that stops.
 */
export function followDocsColors(): () => void {
  const onStorage = async ({ key }: StorageEvent) => {
    if (key === null || key === DOCS_COLORS_KEY) {
      const { refreshDocsColors } = await import('@site/src/scheme-styles');
      refreshDocsColors();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
