import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { SandboxData } from '../../src/demos/types';
import { fencedCode } from './html-to-markdown';

/** Languages of the sources, by the extension of their pages. */
export type Language = 'TS' | 'JS';

/** A file of a demo. */
export interface DemoFile {
  name: string;
  code: string;
}

const ENDINGS = { TS: 'tsx', JS: 'js' } as const;

/**
 * The files of a demo: its own file first, then its modules.
 *
 * @param outDir - Folder of the built site.
 * @param source - Path of the demo's source pages without extension, from `data-source`.
 * @throws If the demo doesn't exist.
 */
export async function demoFiles(
  outDir: string,
  source: string,
  language: Language = 'TS',
): Promise<DemoFile[]> {
  const ending = ENDINGS[language];
  const file = path.join(outDir, source);
  const page = await fs.readFile(`${file}.${ending}.html`, 'utf8');
  const facts = await fs.readFile(`${file}.json`, 'utf8').catch(() => null);
  const modules = facts ? (JSON.parse(facts) as SandboxData).modules[language] : {};
  return [
    {
      name: `${path.posix.basename(source)}.${ending}`,
      code: load(page, { xml: { xmlMode: false } })('pre').text(),
    },
    ...Object.entries(modules).map(([name, code]) => ({ name, code })),
  ];
}

/** A demo as Markdown: its name and its files. */
export function demoMarkdown(source: string, files: readonly DemoFile[]): string {
  const fences = files.map(({ name, code }) =>
    fencedCode(code, `${path.extname(name).slice(1)} title="${name}"`),
  );
  return [`**Demo: ${path.posix.basename(source)}**`, ...fences].join('\n\n');
}
