const START_TAG = /<script((?:\s+[^\s"'>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SOURCE = /\ssrc\s*=/i;

/** Types that a browser runs or that steer what it runs; every other type is a block of data. */
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
 * The inline scripts of a page that a Content-Security-Policy has to allow.
 *
 * @param html - A whole HTML document.
 * @returns The text of every executable `<script>` without `src`, as a browser hashes it.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  // Start tags only: a "<script" inside of a text then hides no script after it, and at worst adds
  // the hash of something that never runs.
  for (const match of html.matchAll(START_TAG)) {
    const attributes = match[1] ?? '';
    if (SOURCE.test(attributes) || !EXECUTABLE_TYPES.has(typeOf(attributes))) {
      continue;
    }
    const start = match.index + match[0].length;
    const length = html.slice(start).search(/<\/script[\s/>]/i);
    if (length > 0) {
      // Browsers turn line ends into \n before they hash.
      scripts.push(html.slice(start, start + length).replace(/\r\n?/g, '\n'));
    }
  }
  return scripts;
}
