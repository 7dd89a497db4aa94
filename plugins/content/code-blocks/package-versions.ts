import {
  PRODUCTS,
  docsOfFile,
  productOfPath,
  rangeOf,
  releaseOf,
} from '../../../src/foundation/products';
import { FenceError } from '../../shared/highlight/fence-error';

/** The documented packages, and all others in their scopes. */
const NAMES = PRODUCTS.flatMap(({ packages }) =>
  packages.map(({ name }) => name.replace(/(?<=^@.*\/).+/, '[a-z0-9-]+')),
);
const NAME = `(${[...new Set(NAMES)].join('|')})`;

/** Commands of all package managers, with lines that a backslash continues. */
const COMMAND =
  /\b(?:npm (?:install|i|add)|pnpm (?:add|install|i|dlx)|yarn (?:add|dlx)|bun (?:add|install|i|x)|npx|bunx)\b(?:\\\n|[^\n`|&;<])*/g;

const IN_COMMAND = new RegExp(String.raw`(?<=[\s"'])${NAME}(?:@([^\s'"]*))?(?=$|[\s'",.)])`, 'g');

/** A package that another name in `package.json` stands for. */
const IN_ALIAS = new RegExp(String.raw`(?<=npm:)${NAME}(?:@([^\s'"]*))?`, 'g');

const IN_URL = new RegExp(
  String.raw`(?<=(?:unpkg\.com|esm\.(?:sh|run)|jsdelivr\.net/npm|skypack\.dev|jspm\.io/npm:)/?)${NAME}(?:@([^/?\s'"]*))?`,
  'g',
);

/** A line of `package.json`; not an import map, whose values are addresses. */
const IN_JSON = new RegExp(
  String.raw`(?<=["'])${NAME}(?=["']: *["'])["']: *["']([^"':/]+)(?=["'])`,
  'g',
);

const FLOATING = /^(?:latest|next|beta|canary|\*|x|)$/;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Whether a written range names the documented release: `7`, `^7.0.0` and `7.3.2` do for 7.3.2. */
function isDocumented(range: string, release: string): boolean {
  return range.split('||').some((part) => {
    const version = part.trim().replace(/^[\^~]/, '');
    const isMajor = part.includes('^') && rangeOf(version) === rangeOf(release);
    return isMajor || version === release || version === rangeOf(release);
  });
}

/** Whether a page installs other releases: it's about an upgrade, or about no package. */
export function isAboutOthers(file: string): boolean {
  const docs = docsOfFile(file);
  const product = docs && productOfPath(docs.basePath);
  return file.includes('/migration/') || product?.packages.length === 0;
}

/**
 * Adds the documented version to packages without one in commands (`@mui/material@7`) and in addresses
 * of CDNs (`@mui/material@7.3.2`).
 *
 * @param text - Code, which may contain several commands.
 * @param file - The page, relative to the repository root.
 * @returns The text with versions; unchanged if all packages have one.
 * @throws FenceError for a package whose version the catalogue doesn't know, for a version such as
 *   `latest`, which may be another release tomorrow, and for one that the page isn't about.
 */
export function withVersions(text: string, file: string): string {
  const versionOf = (
    name: string,
    written: string | undefined,
    offset: number,
    isExact = false,
  ) => {
    const release = releaseOf(name, file);
    const version = release && (isExact ? release : rangeOf(release));
    const fail = (problem: string, cure: string) => {
      throw new FenceError(`the npm package ${problem}. ${cure}`, lineAt(text, offset));
    };
    if (written === undefined && !version) {
      return fail(
        `${name} has no version, and src/foundation/products/catalogue.ts has none for this page`,
        `Write one, such as ${name}@1.2.3.`,
      );
    }
    if (written !== undefined && FLOATING.test(written)) {
      const write = version ? `, for example ${version}` : '';
      return fail(
        `${name} has the version "${written}", which changes with each release`,
        `Write the version that the page is about${write}.`,
      );
    }
    if (
      written !== undefined &&
      release &&
      !isAboutOthers(file) &&
      !isDocumented(written, release)
    ) {
      return fail(
        `${name} has the version "${written}", but the page is about ${release}`,
        `Write ${version}; in commands, write only ${name}, and the build adds it.`,
      );
    }
    return written ?? version;
  };
  const filled = (code: string, pattern: RegExp, start = 0, isExact = false) =>
    code.replace(
      pattern,
      (_, name: string, written: string | undefined, offset: number) =>
        `${name}@${versionOf(name, written, start + offset, isExact)}`,
    );
  for (const { 1: name, 2: written, index } of text.matchAll(IN_JSON)) {
    versionOf(name!, written, index);
  }
  return filled(
    filled(
      text.replace(COMMAND, (command, offset: number) => filled(command, IN_COMMAND, offset)),
      IN_URL,
      0,
      true,
    ),
    IN_ALIAS,
  );
}
