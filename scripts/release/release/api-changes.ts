import { compareComponents, isUnchanged } from 'react-component-api/compare';
import type { ComponentApi } from '../../../src/api/types';

/** What changes in a component. */
export interface ComponentChange {
  component: string;
  /** Such as ``removes prop `fullWidth` ``. */
  changes: string[];
  /** The members that are gone, deprecated or different, by which pages may be outdated. */
  members: string[];
  /** Whether something that code uses may be gone. */
  isBreaking: boolean;
}

const VERBS = { added: 'adds', changed: 'changes', deprecated: 'deprecates', removed: 'removes' };
const PARTS = { props: 'prop', slots: 'slot', classes: 'class' } as const;

function changeOf(before: ComponentApi, after: ComponentApi): ComponentChange[] {
  const compared = compareComponents(before, after);
  if (isUnchanged(compared)) {
    return [];
  }
  const all = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
    compared[part].map((change) => ({ ...change, part: PARTS[part] })),
  );
  const { systemProps } = compared;
  return [
    {
      component: after.name,
      changes: [
        ...all.map(({ kind, part, name }) => `${VERBS[kind]} ${part} \`${name}\``),
        ...(systemProps ? [`${VERBS[systemProps]} style props`] : []),
      ],
      members: all.filter(({ kind }) => kind !== 'added').map(({ name }) => name),
      isBreaking: systemProps === 'removed' || all.some(({ kind }) => kind === 'removed'),
    },
  ];
}

/** Compares the components of two releases. New components come last. */
export function apiChanges(
  before: readonly ComponentApi[],
  after: readonly ComponentApi[],
): ComponentChange[] {
  const now = new Map(after.map((one) => [one.name, one]));
  const known = new Set(before.map(({ name }) => name));
  const whole = (component: string, verb: string, isBreaking: boolean) => ({
    ...{ component, changes: [`${verb} the component`], isBreaking },
    members: isBreaking ? [component] : [],
  });
  return [
    ...before.flatMap((one) => {
      const next = now.get(one.name);
      return next ? changeOf(one, next) : [whole(one.name, 'removes', true)];
    }),
    ...after.filter(({ name }) => !known.has(name)).map(({ name }) => whole(name, 'adds', false)),
  ];
}
