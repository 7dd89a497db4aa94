import { FenceError } from './fence-error';

/** Marks of a line; `src/page/code/tokens.css` styles them. */
export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'dim' | 'command' | 'output';

/** One displayed line of a code block. */
export interface CodeLine {
  text: string;
  marks: ReadonlySet<LineMark>;
  /** Line number in the block's source, from 1, including magic comments. */
  source: number;
}

interface Options {
  language: string | undefined;
  /** Highlighted lines, from 1, not counting magic comments. */
  highlighted: ReadonlySet<number>;
  /** Whether the first column marks added and removed lines. */
  diff: boolean;
}

type Draft = { text: string; marks: Set<LineMark>; source: number };

type Kind = Extract<LineMark, 'highlight' | 'add' | 'remove' | 'focus'>;

// On a separate line, as a comment of any language: `// focus-start`, `{/* add-next-line */}`.
const MAGIC =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\s*\/\*)\s*(highlight|add|remove|focus)-(next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

// At the end of a line: `// +`, `/* - */`, `{/* + */}`, `# -`.
const SIGN = /\s*(?:\/\/|#|<!--|\/\*|\{\s*\/\*)\s*([+-])\s*(?:-->|\*\/\s*\}?)?\s*$/;

const SHELLS = new Set(['bash', 'sh', 'shell', 'console']);

// Code blocks of these languages contain such comments as text.
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
        `the code block says "${kind}-end", but no "${kind}-start" comes before it.`,
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

/** Whether the text is a patch for `git apply`, which is shown and copied unchanged. */
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
 * Parses the magic comments, diff signs and prompts of a code block. The lines' text contains none of
 * them.
 *
 * @param code - The block's text, without the last newline.
 * @throws FenceError for a start or end comment without its counterpart.
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
 * The code after applying the diff. Removed lines become spaces of the same length, so the offsets of
 * all other characters don't change.
 */
export function resultOf(lines: readonly CodeLine[]): string {
  return lines
    .map(({ text, marks }) => (marks.has('remove') ? ' '.repeat(text.length) : text))
    .join('\n');
}
