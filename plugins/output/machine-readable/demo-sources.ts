import path from 'node:path';
import { load } from 'cheerio';
import type { Element } from 'hast';
import type { Code, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SandboxData } from '../../../src/demos/types';
import { boldLine } from './handlers';

/** Languages of the sources, by the extension of their pages. */
export type Language = 'TS' | 'JS';

/** A file of a demo. */
export interface DemoFile {
  name: string;
  code: string;
}

/** Returns the text of a file of the built site, by its path in it. */
type Read = (file: string) => Promise<string>;

const ENDINGS = { TS: 'tsx', JS: 'js' } as const;

/**
 * The files of a demo: its own file first, then its modules.
 *
 * @param source - Path of the demo's source pages without extension, from `data-source`.
 * @throws What `read` throws if the demo doesn't exist.
 */
export async function demoFiles(
  read: Read,
  source: string,
  language: Language = 'TS',
): Promise<DemoFile[]> {
  const ending = ENDINGS[language];
  const page = await read(`${source}.${ending}.html`);
  const facts = await read(`${source}.json`).catch(() => null);
  const modules = facts ? (JSON.parse(facts) as SandboxData).modules[language] : {};
  return [
    {
      name: `${path.posix.basename(source)}.${ending}`,
      code: load(page, { xml: { xmlMode: false } })('pre').text(),
    },
    ...Object.entries(modules).map(([name, code]) => ({ name, code })),
  ];
}

/** The files of a demo as code blocks in Markdown. */
export function codeBlocks(files: readonly DemoFile[]): Code[] {
  return files.map(({ name, code }) => ({
    type: 'code',
    lang: path.extname(name).slice(1),
    meta: `title="${name}"`,
    value: code.trimEnd(),
  }));
}

/**
 * The demos of a page as Markdown, by `data-source`.
 *
 * @param read - As in `demoFiles`, which also throws what this throws.
 */
export async function demosOf(content: Element, read: Read): Promise<Map<string, RootContent[]>> {
  const demos = new Map<string, RootContent[]>();
  const sources: string[] = [];
  visit(content, 'element', ({ properties: { dataSource } }) => {
    if (dataSource !== undefined) {
      sources.push(String(dataSource));
    }
  });
  for (const source of sources) {
    const title = { type: 'text' as const, value: `Demo: ${path.posix.basename(source)}` };
    demos.set(source, [boldLine([title]), ...codeBlocks(await demoFiles(read, source))]);
  }
  return demos;
}
