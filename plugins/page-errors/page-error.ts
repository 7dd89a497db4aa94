import path from 'node:path';

/** A mistake in a page or a demo, as a bundler's message tells it. */
export interface PageError {
  /** `file:line: cause and cure`, one line. */
  line: string;
  /** A file that the page waits for, from the repository's root. */
  missing?: string;
}

// Docusaurus's report of a page, with the compiler's fault as JSON and a stack behind it.
const MDX = /MDX compilation failed for file "?([^"\n]+?)"?\s*\nCause: (.+)/;
const LINE_IN_JSON = /"line": (\d+)/;
const FILE_IN_FRONT = /(?:^|: )((?:docs-|\/)[^\s:]+\.(?:mdx|tsx)):(?:(\d+):)?(?:\d+:)? (.+)/m;
// What SWC says of a file that it cannot parse, with a drawing of the place.
const SWC = /^x (.+)\n(?:.*\n)??,-\[(\/\S+?\.tsx):(\d+):\d+\]/m;
// As Babel ends a message.
const PLACE_AT_END = / \((\d+):\d+\)$/;
const TAG = / \((\d+):\d+-\d+:\d+\)/;
// As remark-demo has it.
const MISSING = /shows a file that does not exist: (\S+\.tsx)\./;
// eslint-disable-next-line no-control-regex -- the colors of a terminal
const COLORS = /\u001B\[\d+m/g;
// The bundler draws a frame around messages.
const FRAME = /^[\s│╰─▶├×]+/gmu;

function ofFile(siteDir: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(siteDir, file) : file;
  return relative.replaceAll('\\', '/');
}

/**
 * Reads a bundler's message about a page or a demo.
 *
 * @param message - With a code frame, JSON and a stack, as bundlers report what loaders throw.
 * @returns `null` for a message that is about anything else.
 */
export function readPageError(message: string, siteDir: string): PageError | null {
  const text = message.replace(COLORS, '').replace(FRAME, '');
  const [, unparsed, demo, demoLine] = SWC.exec(text) ?? [];
  if (demo) {
    return { line: `${ofFile(siteDir, demo)}:${demoLine}: ${unparsed}` };
  }
  const [, page, cause] = MDX.exec(text) ?? [];
  const [, named, namedLine, rest] = FILE_IN_FRONT.exec(cause ?? text) ?? [];
  if (!page && !named) {
    return null;
  }
  const reason = rest ?? cause;
  const [, tagLine] = TAG.exec(reason) ?? [];
  const [, endLine] = PLACE_AT_END.exec(reason) ?? [];
  const line = namedLine ?? tagLine ?? endLine ?? LINE_IN_JSON.exec(text)?.[1] ?? '1';
  const [, missing] = MISSING.exec(reason) ?? [];
  const plain = reason.replace(TAG, '').replace(PLACE_AT_END, '').trim();
  return {
    line: `${ofFile(siteDir, named ?? page)}:${line}: ${plain}`,
    ...(missing ? { missing } : {}),
  };
}
