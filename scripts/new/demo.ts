import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../plugins/page-files';
import { docsOfFile } from '../../src/products';
import type { Answers, Field } from './fields';
import { instanceOf, stepsAfter } from './docs-folder';
import { componentFault, firstDemo } from './library';
import type { Plan } from './plan';
import { sentenceCase, wordsOf } from './words';

function folderOf(page: string): string {
  return docsOfFile(page)!.folder;
}

function readPage(page: string, root: string) {
  const source = readFileSync(path.join(root, page), 'utf8');
  return { source, ...splitFrontMatter(source, page) };
}

/** What a new demo needs to know. */
export function demoFields(root: string): Field[] {
  return [
    {
      flag: 'page',
      question: 'File of the page',
      example: 'docs-joy/components/button/button.mdx',
      fault: (page) =>
        /^[^_]+\.mdx$/.test(page) && docsOfFile(page) && existsSync(path.join(root, page))
          ? undefined
          : "No page has this file. Give the path of an .mdx file from the repository's root.",
    },
    {
      flag: 'name',
      question: 'Name of the demo: two or more words, the first letters in upper case',
      example: 'ButtonSizes',
      fault: (name) =>
        /^[A-Z][A-Za-z0-9]+$/.test(name)
          ? undefined
          : 'Write it like a component, such as ButtonSizes: letters and digits, the first in upper case.',
    },
    {
      flag: 'component',
      question: 'Component that it shows',
      example: 'Button',
      fallback: ({ page }) => {
        const { components } = readPage(page, root).frontMatter;
        return Array.isArray(components) ? String(components[0]) : '';
      },
      fault: (name, { page }) =>
        name
          ? componentFault(name, folderOf(page), root)
          : 'The page names no component in its front matter. Give the one that the demo shows.',
    },
  ];
}

/** A demo, with a section of its own at the end of its page. */
export function planDemo({ page, name, component }: Answers, root: string): Plan {
  const folder = folderOf(page);
  const { source, frontMatter } = readPage(page, root);
  const section = `\n## ${sentenceCase(wordsOf(name))}\n\nSay in a sentence or two when to use this.\n\n<Demo name="${name}" />\n`;
  const hasDemo = new RegExp(`<Demo\\s+name="${name}"`).test(source);
  const file = `${path.posix.dirname(page)}/demos/${name}.tsx`;
  return {
    create: new Map([[file, firstDemo({ demo: name, name: component, folder }, root)]]),
    edit: hasDemo ? new Map() : new Map([[page, `${source.trimEnd()}\n${section}`]]),
    next: stepsAfter(instanceOf(folder), String(frontMatter.slug), path.posix.dirname(page)),
  };
}
