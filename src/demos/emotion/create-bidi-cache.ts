import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Middleware } from 'stylis';
import { LAYER_STATEMENT, ruleInserter, serverStyles } from './insert-rules';

/** Splits well-formed CSS text into its top-level rules. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index];
    if (quote) {
      if (character === '\\') {
        index += 1;
      } else if (character === quote) {
        quote = '';
      }
      continue;
    }
    if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
    }
    if (depth === 0 && (character === '}' || character === ';')) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return rules;
}

/**
 * Properties that a browser of `browserslist` in package.json only knows with a prefix: Safari,
 * and Chrome before 120 for masks and before 130 for `box-decoration-break`.
 */
const PREFIXED =
  /^(?:user-select|backdrop-filter|text-decoration|text-emphasis|text-size-adjust|hyphens|mask(?:-[a-z-]+)?|box-decoration-break)$/;

/**
 * Stylis middleware that adds vendor prefixes where supported browsers need them. Those that emotion
 * adds by default are a tenth of the styles in the HTML of a page with many demos.
 */
export const neededPrefixes: Middleware = (element, ...rest) =>
  element.type === 'decl' && PREFIXED.test(String(element.props))
    ? prefixer(element, ...rest)
    : undefined;

type Insert = EmotionCache['insert'];
type Serialized = Parameters<Insert>[1];

/**
 * Names of the server's styles. They are in its rules; a list of them besides would be 1 % of a page with
 * many demos.
 */
function namesOfServerStyles(): string[] {
  const names = serverStyles()?.textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g) ?? [];
  return Array.from(names, ([, name]) => name!);
}

function inLayer(serialized: Serialized): Serialized {
  return LAYER_STATEMENT.test(serialized.styles)
    ? serialized
    : { ...serialized, styles: `@layer mui {${serialized.styles}}` };
}

// On the server, `insert` returns the text; in the browser, it inserts each rule into the sheet.
function textOf(insert: Insert, selector: string, serialized: Serialized): string {
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => rules.push(rule) } as never;
  const returned = insert(selector, serialized, sheet, false);
  return typeof returned === 'string' ? returned : rules.join('');
}

/**
 * An emotion cache that writes rules into the `mui` layer, for both directions: a rule that mirroring
 * changes is written twice, with `:where([dir=…] *)` after the selector. That adds no specificity and
 * doesn't break nested selectors such as `label + &`. The server's HTML is correct before scripts run,
 * and a change of direction inserts nothing. The server's styles stay where they are in the head.
 *
 * @param key - Class prefix; one cache per key and document.
 */
export function createBidiCache(key: string): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [neededPrefixes] });
  for (const name of __SERVER__ ? [] : namesOfServerStyles()) {
    cache.inserted[name] = true;
  }
  const mirrored = createCache({ key, stylisPlugins: [neededPrefixes, rtlPlugin] });
  const insertPlain = cache.insert;
  const insertMirrored = mirrored.insert;
  const insertRule = __SERVER__ ? null : ruleInserter(cache.sheet, mirrored.sheet);

  cache.insert = (selector, given, sheet, shouldCache) => {
    const serialized = insertRule ? given : inLayer(given);
    const ltr = textOf(insertPlain, selector, serialized);
    const rtl = textOf(insertMirrored, selector, serialized);
    const under = (direction: string, insert: Insert) =>
      textOf(insert, `${selector}:where([dir="${direction}"] *)`, {
        ...serialized,
        name: serialized.name + direction,
      });
    const text =
      ltr === rtl || selector === ''
        ? ltr
        : under('ltr', insertPlain) + under('rtl', insertMirrored);
    if (!insertRule) {
      // Emotion also stores the text there; `fixedElements` reads it.
      return (cache.inserted[serialized.name] = text);
    }
    if (shouldCache) {
      cache.inserted[serialized.name] = true;
    }
    splitRules(text).forEach((rule) => insertRule(sheet, rule));
    return undefined;
  };
  return cache;
}
