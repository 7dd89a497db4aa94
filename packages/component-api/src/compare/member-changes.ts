import { splitType } from './split-type';
import { isSameType } from './types-equal';

/** Names of the members that differ between two object types. */
export interface MemberChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

function membersOf(type: string): Map<string, string> | null {
  const [, inside] = /^\{ (.*) \}$/s.exec(type) ?? [];
  const members = new Map<string, string>();
  for (const member of inside === undefined ? [] : splitType(inside, '; ')) {
    const [, name, mark, value] = /^(\w+)(\??): (.+)$/s.exec(member) ?? [];
    if (!name || !value) {
      return null;
    }
    members.set(name, mark ? `${value} | undefined` : value);
  }
  return members.size > 0 ? members : null;
}

/**
 * Compares two object types member by member. Types such as that of `slotProps` are too long to
 * compare as text.
 *
 * @returns `null` unless both are object types with named members only.
 * @example memberChanges('{ img?: A }', '{ img?: A; root?: B }')
 * // { added: ['root'], changed: [], removed: [] }
 */
export function memberChanges(before: string, after: string): MemberChanges | null {
  const old = membersOf(before);
  const now = membersOf(after);
  if (!old || !now) {
    return null;
  }
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    changed: [...now].flatMap(([name, type]) => {
      const was = old.get(name);
      return was === undefined || isSameType(was, type) ? [] : [name];
    }),
    removed: [...old.keys()].filter((name) => !now.has(name)),
  };
}
