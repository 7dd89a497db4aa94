import matter from '@11ty/gray-matter';
import { parse } from 'yaml';
import type { MarkupFault } from '../markup/fault';
import { YAML_CURE } from '../syntax-cures';

/** A page's text in two parts. */
export interface SplitPage {
  frontMatter: Readonly<Record<string, unknown>>;
  /** The MDX after the front matter. */
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Splits an MDX file into front matter and body.
 *
 * @param file - Name of the file for error messages.
 * @throws If the front matter is not valid YAML.
 */
export function splitFrontMatter(source: string, file: string): SplitPage {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  try {
    const frontMatter = (parse(yaml) ?? {}) as SplitPage['frontMatter'];
    return { frontMatter, body: source.slice(block.length) };
  } catch (error) {
    const first = (error as Error).message.split('\n')[0]!;
    const [, reason, line] = /^(.+) at line (\d+), column \d+:?$/.exec(first) ?? ['', first, '0'];
    throw new Error(
      // The front matter starts on the second line.
      `${file}:${Number(line) + 1}: the front matter is not valid YAML: ${reason}. ${YAML_CURE}`,
    );
  }
}

/** Splits an MDX file whose front matter isn't valid YAML, with the fields that are valid by themselves. */
export function readablePage(source: string) {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const fields = yaml.split(/\n(?=[^\s#-])/).flatMap((text) => {
    try {
      const field: unknown = parse(text);
      return typeof field === 'object' && field ? Object.entries(field) : [];
    } catch {
      return [];
    }
  });
  const frontMatter = Object.fromEntries(fields) as Record<string, unknown>;
  return { frontMatter, body: source.slice(block.length) };
}

/** An error in the front matter; YAML's lines start at 0, and the opening dashes take one line. */
function yamlFault(error: unknown): MarkupFault {
  const { reason, message, mark } = error as Error & { reason?: string; mark?: { line: number } };
  const [text = ''] = (reason ?? message).split('\n');
  return {
    ...{ rule: 'mdx', line: mark ? mark.line + 1 : 1 },
    message: `The front matter is not valid YAML: ${text.replace(/[.:]$/, '')}.`,
    cure: YAML_CURE,
  };
}

/** The fields of a page, with the error if its YAML isn't valid. */
export function readFields(source: string): {
  frontMatter: Record<string, unknown>;
  faults: MarkupFault[];
} {
  try {
    // With options, it returns no object that others have too.
    return { frontMatter: matter(source, {}).data, faults: [] };
  } catch (error) {
    return { frontMatter: readablePage(source).frontMatter, faults: [yamlFault(error)] };
  }
}

/**
 * Line of a top-level field of the front matter, quoted or not, starting at 1; 1 if the field is missing.
 *
 * @param source - The text of an MDX file.
 */
export function lineOfField(source: string, field: string): number {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const names = yaml.split('\n').map((line) => /^(["']?)([^"':\s]+)\1\s*:/.exec(line)?.[2]?.trim());
  const index = names.indexOf(field);
  return index < 0 ? 1 : index + 2;
}

/**
 * Whether a Markdown file is shown by pages and isn't one itself: it or its folder has a leading
 * underscore.
 *
 * @param file - Path in the site.
 */
export function isPartial(file: string): boolean {
  return /(?:^|[\\/])_/.test(file) && /\.mdx?$/.test(file);
}
