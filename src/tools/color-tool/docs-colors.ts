import { usePersisted } from '@site/src/foundation/browser/persisted';
import { formatStyles, parseStyles } from '@site/src/reader/scheme-styles';
import type { SchemeStyles } from '@site/src/reader/scheme-styles';
import { docsColors } from '@site/src/reader/settings';

/** The colors that the reader chose for the site, as `#nnnnnn`. */
export interface DocsColors {
  primary: string;
  secondary: string;
}

const CHOSEN = /--docs-chosen-primary:(#[\da-f]{6});--docs-chosen-secondary:(#[\da-f]{6});/;

/**
 * Stores colors for the site, which applies them. Later pages apply them before their first paint.
 *
 * @param styles - The custom properties derived from the colors.
 */
export function storeDocsColors({ primary, secondary }: DocsColors, styles: SchemeStyles): void {
  // The choice is part of the styles, so there is only one stored value.
  const chosen = `--docs-chosen-primary:${primary};--docs-chosen-secondary:${secondary};`;
  docsColors.set(
    formatStyles({ isOn: true, light: chosen + styles.light, dark: chosen + styles.dark }),
  );
}

/** The reader's colors for the site; `null` if there are none, on the server and while hydrating. */
export function useDocsColors(): DocsColors | null {
  const styles = parseStyles(usePersisted(docsColors));
  const [, primary, secondary] = CHOSEN.exec(styles?.isOn ? styles.light : '') ?? [];
  return primary && secondary ? { primary, secondary } : null;
}
