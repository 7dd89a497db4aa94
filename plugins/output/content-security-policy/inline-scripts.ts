const START_TAG = /<script((?:\s+[^\s"'>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SOURCE = /\ssrc\s*=/i;

/** Types that a browser runs, or that control what it runs; all others are data blocks. */
const EXECUTABLE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'text/ecmascript',
  'application/ecmascript',
  'importmap',
  'speculationrules',
]);

function typeOf(attributes: string): string {
  const [, doubleQuoted, singleQuoted, unquoted] = TYPE.exec(attributes) ?? [];
  return (doubleQuoted ?? singleQuoted ?? unquoted ?? '').trim().toLowerCase();
}

/**
 * The inline scripts of a page, which a Content-Security-Policy has to allow.
 *
 * @param html - A complete HTML document.
 * @returns The text of each executable `<script>` without `src`, as browsers hash it.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  // Only start tags are matched: a "<script" inside a text then hides no later script, and at worst
  // adds a hash of something that never runs.
  for (const match of html.matchAll(START_TAG)) {
    const attributes = match[1] ?? '';
    if (SOURCE.test(attributes) || !EXECUTABLE_TYPES.has(typeOf(attributes))) {
      continue;
    }
    const start = match.index + match[0].length;
    const length = html.slice(start).search(/<\/script[\s/>]/i);
    if (length > 0) {
      // Browsers normalize line endings to \n before hashing.
      scripts.push(html.slice(start, start + length).replace(/\r\n?/g, '\n'));
    }
  }
  return scripts;
}
