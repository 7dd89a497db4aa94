import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from 'mdx-doctor/front-matter';
import { docsOfFile } from '../../../src/foundation/products';
import type { Answers, Field } from './fields';
import { stepsAfter } from './docs-folder';
import { demoFault, firstDemo } from './library';
import type { Plan } from './plan';
import { sentenceCase, wordsOf } from './words';

function readPage(page: string, root: string) {
  const source = readFileSync(path.join(root, page), 'utf8');
  const { frontMatter } = splitFrontMatter(source, page);
  return { source, frontMatter, folder: docsOfFile(page)!.folder };
}

/** The questions for a new demo. */
export function demoFields(root: string): Field[] {
  return [
    {
      flag: 'page',
      question: 'Path of the page',
      example: 'docs-joy/components/button/button.mdx',
      fault: (page) =>
        !(/^[^_]+\.mdx$/.test(page) && docsOfFile(page) && existsSync(path.join(root, page))) &&
        "This file isn't a page. Give the path of an .mdx file, relative to the repository's root.",
    },
    {
      flag: 'name',
      question: 'Name of the demo: two or more words in Pascal case',
      example: 'ButtonSizes',
      fault: (name) =>
        !/^[A-Z][A-Za-z0-9]+$/.test(name) &&
        'Use Pascal case like for a component: letters and digits, such as ButtonSizes.',
    },
    {
      flag: 'component',
      question: 'Component that it shows',
      example: 'Button',
      needs: 'page',
      fallback: ({ page }) => {
        const { components } = readPage(page, root).frontMatter;
        return Array.isArray(components) ? String(components[0]) : '';
      },
      fault: (name, { page }) =>
        name
          ? demoFault(name, docsOfFile(page)!.folder, root)
          : 'The page\'s front matter has no "components". Give the component that the demo shows.',
    },
  ];
}

/** A demo, with a new section at the end of its page. */
export function planDemo({ page, name, component }: Answers, root: string): Plan {
  const { source, frontMatter, folder } = readPage(page, root);
  const place = path.posix.dirname(page);
  const section = `## ${sentenceCase(wordsOf(name))}

Explain in a sentence or two when to use this.

<Demo name="${name}" />
`;
  const hasDemo = new RegExp(`<Demo\\s+name="${name}"`).test(source);
  const code = firstDemo({ demo: name, name: component, folder }, root);
  return {
    create: new Map([[`${place}/demos/${name}.tsx`, code]]),
    edit: new Map(hasDemo ? [] : [[page, `${source.trimEnd()}\n\n${section}`]]),
    next: stepsAfter(folder, String(frontMatter.slug), place),
  };
}
