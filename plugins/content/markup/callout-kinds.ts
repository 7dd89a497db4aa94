/** The kinds of callouts that the theme has. */
export const CALLOUT_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** A kind, and the title that a callout has without one of its own. */
export interface NamedKind {
  kind: CalloutKind;
  /** `undefined` for the kind's own title, which is translated. */
  title?: string;
}

/** Names that other tools use, by the kind that means the same. */
const ALIASES: Record<CalloutKind, readonly string[]> = {
  note: ['secondary', 'memo', 'remark', 'aside', 'callout', 'admonition'],
  tip: ['hint', 'success', 'check', 'done', 'best-practice'],
  info: ['important', 'information', 'abstract', 'summary', 'tldr', 'seealso', 'question', 'faq'],
  warning: ['caution', 'warn', 'attention', 'alert'],
  danger: ['error', 'failure', 'fail', 'critical', 'bug'],
};

const BY_ALIAS = new Map(
  CALLOUT_KINDS.flatMap((kind) => ALIASES[kind].map((alias) => [alias, kind] as const)),
);

/** Names of the container itself, which aren't words for a title. */
const PLAIN = new Set(['secondary', 'aside', 'callout', 'admonition', 'warn', 'information']);

function titleOf(alias: string): string {
  const words = alias.replaceAll('-', ' ');
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

/**
 * The kind with a name, in any case. Names of other tools keep their word as the title.
 *
 * @returns `null` for an unknown name.
 * @example kindOf('Important') // { kind: 'info', title: 'Important' }
 */
export function kindOf(name: string): NamedKind | null {
  const lower = name.toLowerCase();
  const own = CALLOUT_KINDS.find((kind) => kind === lower);
  const kind = own ?? BY_ALIAS.get(lower);
  if (!kind) {
    return null;
  }
  return own || PLAIN.has(lower) ? { kind } : { kind, title: titleOf(lower) };
}
