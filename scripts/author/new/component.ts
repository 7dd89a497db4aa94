import { slugOf } from '../../../plugins/reference/api-reference/names';
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
import { componentFault, demoFault, firstDemo } from './library';
import type { Plan } from './plan';
import { wordsOf } from './words';

const listOf = (names: string) => names.split(',').map((name) => name.trim());

type Flag = 'in' | 'name' | 'group' | 'components' | 'description';

/** The questions for a new component page. */
export function componentFields(root: string): Field<Flag>[] {
  return [
    IN_FIELD,
    {
      flag: 'name',
      question: 'Exported name of the component',
      example: 'Chip',
      fault: (name, { in: folder }) => demoFault(name, folder, root),
    },
    groupField(root),
    {
      flag: 'components',
      question: 'All components on the page, separated by commas',
      example: 'Chip,ChipDelete',
      fallback: ({ name }) => name,
      fault: (names, { in: folder }) =>
        listOf(names).flatMap((name) => componentFault(name, folder, root) ?? [])[0],
    },
    descriptionField(
      ({ name, in: folder }) =>
        `What the ${name} component of ${instanceOf(folder).product.name} is for, how to use it, and how to keep it accessible.`,
    ),
  ];
}

/** A component page with its first demo. */
export function planComponent(answers: Answers<Flag>, root: string): Plan {
  const { in: folder, name, components, group, description } = answers;
  const title = wordsOf(name);
  const slug = `/react-${slugOf(name)}`;
  const place = `${folder}/components/${slugOf(name)}`;
  const demo = `Basic${name}`;
  const [tree, text] = treeWith({ folder, slug, group }, root);
  return {
    create: new Map([
      [
        `${place}/${slugOf(name)}.mdx`,
        `${frontMatter({ title, slug, description, components: listOf(components) })}
## Basics

Import \`${name}\` and render it where you need it.

<Demo name="${demo}" />
`,
      ],
      [`${place}/demos/${demo}.tsx`, firstDemo({ demo, name, folder }, root)],
    ]),
    edit: new Map([[tree, text]]),
    next: stepsAfter(instanceOf(folder), slug, place),
  };
}
