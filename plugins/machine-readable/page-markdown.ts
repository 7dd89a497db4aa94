import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'hast';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { articleMarkdown } from './article-markdown';
import { codeBlocks, demoFiles } from './demo-sources';
import { boldLine } from './handlers';

async function demosOf(content: Element, outDir: string): Promise<Map<string, RootContent[]>> {
  const sources: string[] = [];
  visit(content, 'element', ({ properties: { dataSource } }) => {
    if (dataSource !== undefined) {
      sources.push(String(dataSource));
    }
  });
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const entries = sources.map(async (source): Promise<[string, RootContent[]]> => [
    source,
    [
      boldLine([{ type: 'text', value: `Demo: ${path.posix.basename(source)}` }]),
      ...codeBlocks(await demoFiles(read, source)),
    ],
  ]);
  return new Map(await Promise.all(entries));
}

/**
 * The text of a built page as Markdown, including its demos' sources.
 *
 * @param pageUrl - URL of the page.
 * @param outDir - Folder of the built site.
 * @throws If a demo has no source.
 */
export async function pageMarkdown(
  content: Element,
  pageUrl: string,
  outDir: string,
): Promise<string> {
  return articleMarkdown(content, pageUrl, await demosOf(content, outDir));
}
