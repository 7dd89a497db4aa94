import { stringify } from 'yaml';
import { placeFields, stepsAfter, treeWith } from './docs-folder';
import type { Answers, Field } from './fields';
import type { Plan } from './plan';
import { kebab } from './words';

/** The questions for a new page. */
export function pageFields(root: string): Field[] {
  const [folder, group] = placeFields(root);
  return [
    folder,
    {
      flag: 'title',
      question: 'Title, in sentence case',
      example: 'Dark mode',
      fault: ({ length }) => length > 70 && `It has ${length} characters. At most 70 are allowed.`,
    },
    group,
    {
      flag: 'description',
      question: 'Description, one sentence of 50 to 160 characters',
      example: 'How to choose a theme, where its values go, and what each of them changes.',
      fault: ({ length }) =>
        (length < 50 || length > 160) &&
        `It has ${length} characters. Write one sentence of 50 to 160.`,
    },
    {
      flag: 'slug',
      question: "Slug, relative to the product's path",
      example: '/getting-started/dark-mode',
      fallback: ({ title }) => `/${kebab(title)}`,
      fault: (slug) =>
        !/^(\/[a-z0-9.-]+)+$/.test(slug) &&
        'Use lower-case words with dashes, a leading slash and no trailing slash.',
    },
  ];
}

/** A page without demos. */
export function planPage(answers: Answers, root: string): Plan {
  const { in: folder, title, slug, description } = answers;
  const file = `${folder}${slug}.mdx`;
  const page = `---
${stringify({ title, slug, description }, { lineWidth: 0 })}---

Explain in one or two sentences what readers can do after this page.

## First steps

Explain the smallest useful case first.
`;
  return {
    create: new Map([[file, page]]),
    edit: treeWith(answers, slug, root),
    next: stepsAfter(folder, slug, file),
  };
}
