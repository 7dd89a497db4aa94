import type { EmotionCache } from '@emotion/cache';

type Sheet = EmotionCache['sheet'];

/** Matches a statement such as `@layer theme,mui;`. */
export const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

/** The styles of the demos that the page's template moved to the head. */
export function serverStyles(): HTMLStyleElement | null {
  return document.querySelector('[data-demo-styles]');
}

/** The block of the layer at the end of a style element. These elements have no other rules with rules. */
function blockIn(styles: HTMLStyleElement | null | undefined): CSSLayerBlockRule | null {
  const last = Array.from(styles?.sheet?.cssRules ?? []).at(-1);
  return last && 'insertRule' in last ? (last as CSSLayerBlockRule) : null;
}

function blockOf(sheet: Sheet): CSSLayerBlockRule {
  const found = blockIn(sheet.tags.at(-1));
  if (found) {
    return found;
  }
  sheet.insert('@layer mui{}');
  return blockIn(sheet.tags.at(-1))!;
}

function insertInto(block: CSSLayerBlockRule, rule: string): void {
  try {
    block.insertRule(rule, block.cssRules.length);
  } catch (error) {
    // A selector that only other browsers know, such as `::-moz-placeholder`, as emotion does.
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

/**
 * Creates the function that inserts rules in the browser: into one block of the `mui` layer, and keyframes
 * outside of it. Chromium looks at all cascade layers again, and therefore at all fonts and the whole page,
 * when a sheet gets another block, or a sheet with a block gets keyframes: 55 ms for each rule on the page
 * of Autocomplete, instead of 3.
 *
 * @param main - The cache's own sheet. Its rules follow the server's, if the page has them.
 * @param animations - A sheet for keyframes, which are never removed.
 */
export function ruleInserter(main: Sheet, animations: Sheet) {
  const served = blockIn(serverStyles());
  const keyframes = new Set<string>();
  return (sheet: Sheet, rule: string): void => {
    if (LAYER_STATEMENT.test(rule)) {
      sheet.insert(rule);
    } else if (rule.startsWith('@keyframes')) {
      if (!keyframes.has(rule)) {
        keyframes.add(rule);
        animations.insert(rule);
      }
    } else {
      insertInto((sheet === main && served) || blockOf(sheet), rule);
    }
  };
}
