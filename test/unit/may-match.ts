/** What an element needs to match a selector: a class, or a tag. In lower case. */
interface Need {
  kind: 'class' | 'tag';
  name: string;
}

/** The last compound of a selector without attributes, IDs and functions, such as `a.b:hover`. */
const LAST_COMPOUND = /(?:^|[\s>+~])([\w-]*)((?:\.[\w-]+)*)(?:::?[\w-]+)*\s*$/;

const ESCAPED_OR_NESTED = /[()[\]\\"']/;

function needOf(selector: string): Need | null {
  const [, tag, classes] = LAST_COMPOUND.exec(selector) ?? [];
  if (classes) {
    return { kind: 'class', name: classes.slice(classes.lastIndexOf('.') + 1) };
  }
  return tag ? { kind: 'tag', name: tag } : null;
}

/** One need for each selector of a list, `null` if one of them may match any element. */
function needsOf(list: string): Need[] | null {
  if (ESCAPED_OR_NESTED.test(list)) {
    return null;
  }
  const needs = list.toLowerCase().split(',').map(needOf);
  return needs.every((need) => need !== null) ? needs : null;
}

const known = new Map<string, Need[] | null>();

/**
 * Whether an element may match a list of selectors. Much faster than matching it, and only looks at
 * the element itself.
 *
 * @param classes - Value of the `class` attribute.
 * @returns `false` only if the element doesn't match.
 */
export function mayMatch(list: string, tag: string, classes: string): boolean {
  let needs = known.get(list);
  if (needs === undefined) {
    needs = needsOf(list);
    known.set(list, needs);
  }
  return (
    needs === null ||
    needs.some(({ kind, name }) =>
      kind === 'class' ? classes.toLowerCase().includes(name) : tag.toLowerCase() === name,
    )
  );
}
