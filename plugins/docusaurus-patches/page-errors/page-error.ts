import fs from 'node:fs';
import path from 'node:path';
import { syntaxCure, YAML_CURE } from 'mdx-doctor/syntax-cures';

/** An error in a page or a demo, parsed from a bundler's message. */
export interface PageError {
  /** `file:line: cause and fix`, one line. */
  line: string;
  /** A missing file, relative to the repository's root. */
  missing?: string;
}

// Docusaurus's report, followed by the compiler's error as JSON and a stack.
const MDX = /MDX compilation failed for file "?([^"\n]+?)"?\s*\nCause: (.+)/;
const LINE_IN_JSON = /"line": (\d+)/;
const FILE_IN_FRONT =
  /(?:^|: |\[)((?:docs-|\/)[^\s:]+\.(?:mdx?|tsx|ts)):(?:(\d+):)?(?:\d+:)? ([^\n]+?)(?:\](?: \{)?)?$/m;
// Docusaurus's report of invalid front matter, with the position in the file.
const FRONT_MATTER = /doc at path path=(\S+\.mdx) in[^]*YAMLException: (.+?) \((\d+):\d+\)/;
// SWC's report of a syntax error, with a code frame.
const SWC = /^x (.+)\n(?:.*\n)??,-\[(\/\S+?\.tsx):(\d+):\d+\]/m;
// Babel's position at the end of a message.
const PLACE_AT_END = / \((\d+):\d+\)$/;
const TAG = / \((\d+):\d+-\d+:\d+\)/;
// From remark-demo.
const MISSING = /shows a file that does not exist: (\S+\.tsx)\./;
// eslint-disable-next-line no-control-regex -- terminal colors
const COLORS = /\u001B\[\d+m/g;
// The bundler draws a border around messages.
const FRAME = /^[\s│╰─▶├×]+/gmu;

// The demo of a live code block, as if it were a file next to its page.
const LIVE_BLOCK = /^(.+)\/demos\/LiveExample(\d+)\.tsx$/;
const LIVE_START = /^(?:`{3,}|~{3,})(?:jsx|tsx)[ \t](?:.*[ \t])?live\b/;

/** The line in its page where a live code block starts, 1 if the page can't be read. */
function lineOfBlock(page: string, number: number): number {
  const lines = fs.existsSync(page) ? fs.readFileSync(page, 'utf8').split('\n') : [];
  const starts = lines.flatMap((text, index) => (LIVE_START.test(text) ? [index + 1] : []));
  return starts[number - 1] ?? 1;
}

function ofFile(siteDir: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(siteDir, file) : file;
  return relative.replaceAll('\\', '/');
}

/**
 * Parses a bundler's message about a page or a demo.
 *
 * @param message - With code frame, JSON and stack, as bundlers report loader errors.
 * @returns `null` for any other message.
 */
export function readPageError(message: string, siteDir: string): PageError | null {
  const text = message.replace(COLORS, '').replace(FRAME, '');
  const [, unparsed, demo, demoLine] = SWC.exec(text) ?? [];
  if (demo) {
    return { line: `${ofFile(siteDir, demo)}:${demoLine}: ${unparsed}` };
  }
  const [, invalid, yamlError, yamlLine] = FRONT_MATTER.exec(text) ?? [];
  if (invalid) {
    return {
      line: `${ofFile(siteDir, invalid)}:${yamlLine}: The front matter is not valid YAML: ${yamlError}. ${YAML_CURE}`,
    };
  }
  const [, page, cause] = MDX.exec(text) ?? [];
  const [, named, namedLine, rest] = FILE_IN_FRONT.exec(cause ?? text) ?? [];
  const file = named ?? page;
  const reason = rest ?? cause;
  if (!file || !reason) {
    return null;
  }
  const source = ofFile(siteDir, file);
  const [, tagLine] = TAG.exec(reason) ?? [];
  const [, endLine] = PLACE_AT_END.exec(reason) ?? [];
  const line = namedLine ?? tagLine ?? endLine ?? LINE_IN_JSON.exec(text)?.[1] ?? '1';
  const [, missing] = MISSING.exec(reason) ?? [];
  const said = reason.replace(TAG, '').replace(PLACE_AT_END, '').trim();
  // Plugins say how to fix their errors; the parser doesn't.
  const cure = named ? null : syntaxCure(said);
  const plain = cure && !said.endsWith('.') ? `${said}. ${cure}` : said;
  const [, folder, number] = LIVE_BLOCK.exec(source) ?? [];
  if (folder) {
    const start = lineOfBlock(path.join(siteDir, `${folder}.mdx`), Number(number));
    return { line: `${folder}.mdx:${start}: the live code block: ${plain}` };
  }
  return { line: `${source}:${line}: ${plain}`, ...(missing ? { missing } : {}) };
}
