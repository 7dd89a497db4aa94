import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { SandboxData } from '../../src/demos/types';
import { fencedCode } from './html-to-markdown';

/** Sources that readers choose from, by the ending of their pages. */
export type Language = 'TS' | 'JS';

/** One file of a demo. */
export interface DemoFile {
  name: string;
  code: string;
}

const ENDINGS = { TS: 'tsx', JS: 'js' } as const;

/**
 * The files of a demo: its own first, then the modules beside it.
 *
 * @param outDir - Folder of the built site.
 * @param source - Address of the demo's source pages without ending, as `data-source` has it.
 * @throws If the site has no such demo.
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
