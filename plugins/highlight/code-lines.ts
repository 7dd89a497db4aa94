import { FenceError } from './fence-error';

/** What is said of a line; `src/code/tokens.css` styles each. */
export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'dim' | 'command' | 'output';

/** One line of a block, as it is shown. */
export interface CodeLine {
  text: string;
  marks: ReadonlySet<LineMark>;
  /** Its line in the fence, counted from 1, magic comments included. */
  source: number;
}

interface Options {
  language: string | undefined;
  /** Highlighted lines, counted from 1 without the magic comments. */
  highlighted: ReadonlySet<number>;
  /** Whether the first column says if a line is added or removed. */
  diff: boolean;
}

type Draft = { text: string; marks: Set<LineMark>; source: number };

type Kind = Extract<LineMark, 'highlight' | 'add' | 'remove' | 'focus'>;

// Alone on its line, as a comment of any language: `// focus-start`, `{/* add-next-line */}`.
const MAGIC =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\s*\/\*)\s*(highlight|add|remove|focus)-(next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

// At the end of a line: `// +`, `/* - */`, `{/* + */}`, `# -`.
const SIGN = /\s*(?:\/\/|#|<!--|\/\*|\{\s*\/\*)\s*([+-])\s*(?:-->|\*\/\s*\}?)?\s*$/;

const SHELLS = new Set(['bash', 'sh', 'shell', 'console']);

// Their own fences hold such comments as text.
const WITHOUT_MAGIC = new Set(['md', 'mdx', 'markdown', 'text', 'diff']);

function withMagic(lines: readonly string[]): Draft[] {
  const open = new Map<Kind, number>();
  const next = new Set<Kind>();
  const drafts: Draft[] = [];
  lines.forEach((text, index) => {
    const [, kind, verb] = (MAGIC.exec(text) ?? []) as [string?, Kind?, string?];
    if (!kind) {
      const [end, sign] = SIGN.exec(text) ?? [];
      const marks = new Set<LineMark>([...open.keys(), ...next]);
      if (end && sign && end.length < text.length) {
        marks.add(sign === '+' ? 'add' : 'remove');
      }
      const shown = end && end.length < text.length ? text.slice(0, -end.length) : text;
      drafts.push({ text: shown, marks, source: index + 1 });
      next.clear();
    } else if (verb === 'next-line') {
      next.add(kind);
    } else if (verb === 'start') {
      open.set(kind, index + 1);
    } else if (!open.delete(kind)) {
      throw new FenceError(
        `the code block says "${kind}-end", but no "${kind}-start" stands before it.`,
        index + 1,
      );
    }
  });
  for (const [kind, line] of open) {
    throw new FenceError(
      `the code block says "${kind}-start", but no "${kind}-end" follows.`,
      line,
    );
  }
  return drafts;
}

/** Whether a text is what `git diff` writes, for `git apply` to read: shown and copied as it is. */
function isPatch(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('@@ ') || line.startsWith('--- '));
}

function withDiff(drafts: readonly Draft[]): Draft[] {
  const isSpaced = drafts.every(({ text }) => text.trim() === '' || /^[-+ ]( |$)/.test(text));
  return drafts.map(({ text, marks, source }) => {
    const sign = text[0];
    return {
      text: text.slice(isSpaced ? 2 : /^[-+ ]/.test(text) ? 1 : 0),
      marks: new Set([
        ...marks,
        ...(sign === '+' ? ['add' as const] : sign === '-' ? ['remove' as const] : []),
      ]),
      source,
    };
  });
}

function withPrompts(drafts: readonly Draft[]): Draft[] {
  let continues = false;
  return drafts.map((draft) => {
    const isCommand = draft.text.startsWith('$ ');
    const belongs = isCommand || continues;
    continues = belongs && draft.text.endsWith('\\');
    return {
      ...draft,
      text: isCommand ? draft.text.slice(2) : draft.text,
      marks: new Set([
        ...draft.marks,
        ...(isCommand ? ['command' as const] : belongs ? [] : ['output' as const]),
      ]),
    };
  });
}

/**
 * Reads what the lines of a fence say of themselves: magic comments, signs of a difference and
 * prompts. None of these remains in the lines' text.
 *
 * @param code - The fence's text, without the last line end.
 * @throws FenceError for a magic comment without its counterpart.
 */
export function codeLines(code: string, { language = 'text', highlighted, diff }: Options) {
  const raw = code.split('\n');
  const plain = raw.map((text, index) => ({ text, marks: new Set<LineMark>(), source: index + 1 }));
  const isDiff = diff || (language === 'diff' && !isPatch(raw));
  let drafts: Draft[] = WITHOUT_MAGIC.has(language) ? plain : withMagic(raw);
  if (isDiff) {
    drafts = withDiff(drafts);
  }
  if (SHELLS.has(language) && raw.some((line) => line.startsWith('$ '))) {
    drafts = withPrompts(drafts);
  }
  const last = Math.max(0, ...highlighted);
  if (last > drafts.length) {
    throw new FenceError(
      `the code block highlights line ${last}, but has ${drafts.length} line${drafts.length === 1 ? '' : 's'}.`,
    );
  }
  const isFocused = drafts.some(({ marks }) => marks.has('focus'));
  drafts.forEach(({ marks }, index) => {
    if (highlighted.has(index + 1)) {
      marks.add('highlight');
    }
    if (isFocused && !marks.has('focus')) {
      marks.add('dim');
    }
  });
  return drafts as CodeLine[];
}

/**
 * The code as it is once the difference is applied. Removed lines become blanks of the same
 * length, so that every other character keeps its place.
 */
export function resultOf(lines: readonly CodeLine[]): string {
  return lines
    .map(({ text, marks }) => (marks.has('remove') ? ' '.repeat(text.length) : text))
    .join('\n');
}
