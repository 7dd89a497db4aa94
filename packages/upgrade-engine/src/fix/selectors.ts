/** What `&` in a selector is: `selector` if it has several parts, which may be those of the replacement. */
export type Parent = 'component' | 'other' | 'selector' | 'unknown' | 'none';

/** One class in a selector, and what replaces it. */
export interface ClassUse {
  /** Offset of the class, with its dot. */
  start: number;
  end: number;
  /** Such as `.MuiDrawer-anchorLeft > .MuiDrawer-paper`, in the way that the selector writes classes. */
  replacement: string;
  /** Whether the first class of the replacement is on an element inside the component. */
  isInner: boolean;
}

/** The part of a replacement before its last class, and the combinator between. */
const MOVED = /^(.*?)( > | ~ | )(\S+)$/;

/** The offset at which the compound selector around a class starts. */
function compoundStart(selector: string, from: number): number {
  let start = from;
  let depth = 0;
  for (let index = from - 1; index >= 0; index -= 1) {
    const char = selector[index]!;
    if (char === '}' || char === ')' || char === ']') {
      depth += 1;
    } else if (depth > 0 && (char === '{' || char === '(' || char === '[')) {
      depth -= 1;
    } else if (depth === 0 && /[\s,>+~({;`'"]/.test(char)) {
      break;
    }
    start = index;
  }
  return start;
}

/** The offset at which the compound selector around a class ends. */
function compoundEnd(selector: string, from: number): number {
  const rest = /^(?:\$\{[^}]*\}|\([^()]*\)|\[[^\]]*\]|[^\s,>+~{`'"])*/.exec(selector.slice(from));
  return from + (rest?.[0].length ?? 0);
}

/** Comments, and brackets of blocks, with the at-rule before one. */
const BLOCK = /\/\*[^]*?\*\/|(?:^|\s)\/\/.*|(?:@(?:media|supports|layer|container)[^{};]*)?\{|\}/g;

/** Whether a place in a style sheet is in a block of another selector. */
function isNested(styles: string, at: number): boolean {
  const isOfSelector: boolean[] = [];
  for (const [bracket] of styles.slice(0, at).matchAll(BLOCK)) {
    if (bracket === '}') {
      isOfSelector.pop();
    } else if (bracket.endsWith('{')) {
      isOfSelector.push(bracket === '{');
    }
  }
  return isOfSelector.includes(true);
}

/** A part of a selector to replace. */
export interface SelectorEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces a class in a selector.
 *
 * @param selector - The selector, or text that contains it.
 * @param parent - What `&` is, also if the selector doesn't contain it. `none` for style sheets.
 */
export function replaceClass(
  selector: string,
  { start, end, replacement, isInner }: ClassUse,
  parent: Parent,
): SelectorEdit {
  const moved = MOVED.exec(replacement);
  if (!moved) {
    return { start, end, text: replacement };
  }
  const [, root, combinator, element] = moved as unknown as [string, string, string, string];
  const from = compoundStart(selector, start);
  const to = compoundEnd(selector, end);
  const own = selector.slice(from, start) + element + selector.slice(end, to);
  const before = selector.slice(0, from);
  // The same in every place, where the root may be `&`, an element above it, or in `:not(…)`.
  const anywhere = { start, end, text: `:is(${replacement})` };
  if (parent === 'selector' || before.endsWith('(') || isNested(selector, start)) {
    return anywhere;
  }
  const inPlace = { start: from, end: to, text: `${root}${combinator}${own}` };
  if (own.startsWith('&') || combinator === ' ~ ' || isInner) {
    return inPlace;
  }
  const link = /(\s*>\s*|\s+)$/.exec(before)?.[0];
  const previousEnd = before.length - (link?.length ?? 0);
  const previousStart = compoundStart(selector, previousEnd);
  const previous = link === undefined ? '' : selector.slice(previousStart, previousEnd);
  const isRootClass = (text: string) =>
    text.includes(`.${/Mui\w+(?=-)/.exec(root)?.[0] ?? '\0'}-root`);
  const isChild = link?.trim() === '>' && combinator === ' > ';
  const merged = { start: previousStart, end: to, text: `${previous}${root}${combinator}${own}` };
  if (previous === '&') {
    if (isChild || parent === 'component' || parent === 'none') {
      return merged;
    }
    if (parent === 'other') {
      return inPlace;
    }
    return anywhere;
  }
  if (previous !== '' && !/[,;{}]$/.test(previous)) {
    return isRootClass(previous) || isChild ? merged : inPlace;
  }
  if (parent === 'unknown') {
    return anywhere;
  }
  // A selector without `&` is below it.
  return parent === 'component' ? { ...inPlace, text: `&${inPlace.text}` } : inPlace;
}
