import { stringify } from 'yaml';
import { instanceOf, placeFields, stepsAfter, treeWith } from './docs-folder';
import type { Answers, Field } from './fields';
import { demoFault, firstDemo } from './library';
import type { Plan } from './plan';
import { kebab, wordsOf } from './words';

/** The questions for a new component page. */
export function componentFields(root: string): Field[] {
  const [folder, group] = placeFields(root);
  return [
    folder,
    {
      flag: 'name',
      question: 'Exported name of the component',
      example: 'Chip',
      needs: 'in',
      fault: (name, { in: folder }) => demoFault(name, folder, root),
    },
    group,
  ];
}

/** A component page with its first demo. */
export function planComponent(answers: Answers, root: string): Plan {
  const { in: folder, name } = answers;
  const slug = `/react-${kebab(name)}`;
  const place = `${folder}/components/${kebab(name)}`;
  const demo = `Basic${name}`;
  const description = `What the ${name} component of ${instanceOf(folder).product.name} is for, how to use it, and how to keep it accessible.`;
  const page = `---
${stringify({ title: wordsOf(name), slug, description }, { lineWidth: 0 })}components: [${name}]
---

## Basics

Import \`${name}\` and render it where you need it.

<Demo name="${demo}" />
`;
  return {
    create: new Map([
      [`${place}/${kebab(name)}.mdx`, page],
      [`${place}/demos/${demo}.tsx`, firstDemo({ demo, name, folder }, root)],
    ]),
    edit: treeWith(answers, slug, root),
    next: stepsAfter(folder, slug, place),
  };
}
