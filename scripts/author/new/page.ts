import {
  descriptionField,
  groupField,
  IN_FIELD,
  instanceOf,
  stepsAfter,
  treeWith,
} from './docs-folder';
import type { Answers, Field } from './fields';
import { frontMatter } from './front-matter';
import type { Plan } from './plan';
import { kebab } from './words';

type Flag = 'in' | 'title' | 'group' | 'description' | 'slug';

/** The questions for a new page. */
export function pageFields(root: string): Field<Flag>[] {
  return [
    IN_FIELD,
    {
      flag: 'title',
      question: 'Title, in sentence case',
      example: 'Dark mode',
      fault: ({ length }) =>
        length <= 70 ? undefined : `It has ${length} characters. At most 70 are allowed.`,
    },
    groupField(root),
    descriptionField(),
    {
      flag: 'slug',
      question: "Slug, relative to the product's path",
      example: '/getting-started/dark-mode',
      fallback: ({ title }) => `/${kebab(title)}`,
      fault: (slug) =>
        /^(\/[a-z0-9.-]+)+$/.test(slug)
          ? undefined
          : 'Use lower-case words with dashes, a leading slash and no trailing slash.',
    },
  ];
}

/** A page without demos. */
export function planPage(
  { in: folder, title, slug, group, description }: Answers<Flag>,
  root: string,
): Plan {
  const file = `${folder}${slug}.mdx`;
  const [tree, text] = treeWith({ folder, slug, group }, root);
  return {
    create: new Map([
      [
        file,
        `${frontMatter({ title, slug, description })}
Explain in one or two sentences what readers can do after this page.

## First steps

Explain the smallest useful case first.
`,
      ],
    ]),
    edit: new Map([[tree, text]]),
    next: stepsAfter(instanceOf(folder), slug, file),
  };
}
