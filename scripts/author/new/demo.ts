import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../plugins/shared/page-files';
import { docsOfFile } from '../../../src/foundation/products';
import type { Answers, Field } from './fields';
import { instanceOf, stepsAfter } from './docs-folder';
import { demoFault, firstDemo } from './library';
import type { Plan } from './plan';
import { sentenceCase, wordsOf } from './words';

function folderOf(page: string): string {
  return docsOfFile(page)!.folder;
}

function readPage(page: string, root: string) {
  const source = readFileSync(path.join(root, page), 'utf8');
  return { source, ...splitFrontMatter(source, page) };
}

type Flag = 'page' | 'name' | 'component';

/** The questions for a new demo. */
export function demoFields(root: string): Field<Flag>[] {
  return [
    {
      flag: 'page',
      question: 'Path of the page',
      example: 'docs-joy/components/button/button.mdx',
      fault: (page) =>
        /^[^_]+\.mdx$/.test(page) && docsOfFile(page) && existsSync(path.join(root, page))
          ? undefined
          : "This file isn't a page. Give the path of an .mdx file, relative to the repository's root.",
    },
    {
      flag: 'name',
      question: 'Name of the demo: two or more words in Pascal case',
      example: 'ButtonSizes',
      fault: (name) =>
        /^[A-Z][A-Za-z0-9]+$/.test(name)
          ? undefined
          : 'Use Pascal case like for a component: letters and digits, such as ButtonSizes.',
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
          ? demoFault(name, folderOf(page), root)
          : 'The page\'s front matter has no "components". Give the component that the demo shows.',
    },
  ];
}

/** A demo, with a new section at the end of its page. */
export function planDemo({ page, name, component }: Answers<Flag>, root: string): Plan {
  const folder = folderOf(page);
  const { source, frontMatter } = readPage(page, root);
  const section = `\n## ${sentenceCase(wordsOf(name))}\n\nExplain in a sentence or two when to use this.\n\n<Demo name="${name}" />\n`;
  const hasDemo = new RegExp(`<Demo\\s+name="${name}"`).test(source);
  const file = `${path.posix.dirname(page)}/demos/${name}.tsx`;
  return {
    create: new Map([[file, firstDemo({ demo: name, name: component, folder }, root)]]),
    edit: hasDemo ? new Map() : new Map([[page, `${source.trimEnd()}\n${section}`]]),
    next: stepsAfter(instanceOf(folder), String(frontMatter.slug), path.posix.dirname(page)),
  };
}
