import type { ChangeKind, ComponentApi, ComponentChanges, EntryChange, EntryFacts } from '../types';
import { isSameType } from './types-equal';

/** The compared facts of a prop, slot or class. */
interface Entry {
  name: string;
  facts: EntryFacts;
  deprecated?: string;
}

/** The order in which changes are listed. */
const KINDS: readonly ChangeKind[] = ['added', 'changed', 'deprecated', 'removed'];

type Compared = Pick<
  ComponentApi,
  'props' | 'inheritedProps' | 'slots' | 'classes' | 'systemProps'
>;

function propsOf({ props }: Compared): Entry[] {
  return props.map(({ name, type, default: initial = null, required, deprecated }) => ({
    ...{ name, deprecated },
    facts: { type: type.text, default: initial, required },
  }));
}

function slotsOf({ slots }: Compared): Entry[] {
  return slots.map(({ name, type, default: initial, deprecated }) => ({
    ...{ name, deprecated },
    // For a slot, `null` means that its default is unknown.
    facts: { type: type.text, ...(initial === null ? {} : { default: initial }) },
  }));
}

function classesOf({ classes }: Compared): Entry[] {
  return classes.map(({ className, deprecated }) => ({ name: className, deprecated, facts: {} }));
}

/** The facts of one side that are known on both sides and differ. */
function differing(facts: EntryFacts, other: EntryFacts): EntryFacts {
  const { type, default: initial, required } = facts;
  const hasType = type !== undefined && other.type !== undefined && !isSameType(type, other.type);
  const hasDefault =
    initial !== undefined && other.default !== undefined && initial !== other.default;
  return {
    ...(hasType ? { type } : {}),
    ...(hasDefault ? { default: initial } : {}),
    ...(required === other.required ? {} : { required }),
  };
}

function reasonOf({ deprecated }: Entry): Pick<EntryChange, 'deprecated'> {
  return deprecated === undefined ? {} : { deprecated };
}

function changeOf(before: Entry, after: Entry): EntryChange[] {
  const { name } = after;
  const isDeprecated = before.deprecated === undefined && after.deprecated !== undefined;
  const was = differing(before.facts, after.facts);
  const facts =
    Object.keys(was).length > 0
      ? { before: was, after: differing(after.facts, before.facts) }
      : null;
  if (!facts && !isDeprecated) {
    return [];
  }
  const kind = isDeprecated ? 'deprecated' : 'changed';
  return [{ name, kind, ...facts, ...(isDeprecated ? reasonOf(after) : {}) }];
}

function compareEntries(
  before: Entry[],
  after: Entry[],
  // Inherited names: moving a prop between a component and its parent isn't a change.
  { knownBefore, knownAfter }: { knownBefore: Set<string>; knownAfter: Set<string> },
): EntryChange[] {
  const old = new Map(before.map((entry) => [entry.name, entry]));
  const now = new Set(after.map(({ name }) => name));
  const changes = [
    ...after.flatMap((entry): EntryChange[] => {
      const was = old.get(entry.name);
      if (was) {
        return changeOf(was, entry);
      }
      return knownBefore.has(entry.name)
        ? []
        : [{ name: entry.name, kind: 'added', after: entry.facts, ...reasonOf(entry) }];
    }),
    ...before
      .filter(({ name }) => !now.has(name) && !knownAfter.has(name))
      .map((entry): EntryChange => {
        return { name: entry.name, kind: 'removed', before: entry.facts, ...reasonOf(entry) };
      }),
  ];
  return changes.sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
  );
}

function inheritedNames({ inheritedProps }: Compared): Set<string> {
  return new Set(inheritedProps.map(({ name }) => name));
}

const NONE = { knownBefore: new Set<string>(), knownAfter: new Set<string>() };

/**
 * Compares two descriptions of a component. Moving a prop to or from an inherited component,
 * reordering a union, needless parentheses or rewording a comment don't count as a change.
 *
 * @param before - The description in the older release.
 * @param after - The description in the newer release.
 * @example compareComponents(button6, button7).props.map(({ kind, name }) => `${kind} ${name}`)
 */
export function compareComponents(before: Compared, after: Compared): ComponentChanges {
  const known = { knownBefore: inheritedNames(before), knownAfter: inheritedNames(after) };
  return {
    props: compareEntries(propsOf(before), propsOf(after), known),
    slots: compareEntries(slotsOf(before), slotsOf(after), NONE),
    classes: compareEntries(classesOf(before), classesOf(after), NONE),
    ...(before.systemProps === after.systemProps
      ? {}
      : { systemProps: after.systemProps ? 'added' : 'removed' }),
  };
}

/** Whether nothing changed. */
export function isUnchanged({ props, slots, classes, systemProps }: ComponentChanges): boolean {
  return props.length + slots.length + classes.length === 0 && systemProps === undefined;
}
