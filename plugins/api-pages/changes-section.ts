import { compareLink, isUnchanged } from '../../src/api/history';
import type { ChangeKind, ComponentApi, EntryChange, ReleaseChanges } from '../../src/api/types';
import { changeText } from './change-text';
import type { ApiPage } from './component-pages';
import type { Dialect, Section } from './content';
import { mdxText } from './mdx-text';
import { classId, propId, slotId } from './site-links';

/** Lists with at least this many changes are collapsed. */
const LONG = 12;

const LABELS: Record<ChangeKind, string> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

const PARTS = [
  {
    part: 'props',
    noun: 'prop',
    idOf: propId,
    namesOf: ({ props }: ComponentApi) => props.map(({ name }) => name),
  },
  {
    part: 'slots',
    noun: 'slot',
    idOf: slotId,
    namesOf: ({ slots }: ComponentApi) => slots.map(({ name }) => name),
  },
  {
    part: 'classes',
    noun: 'class',
    idOf: classId,
    namesOf: ({ classes }: ComponentApi) => classes.map(({ className }) => className),
  },
] as const;

function majorOf(version: string): string {
  return version.split('.')[0];
}

function lineOf(
  { component, resolve }: ApiPage,
  { noun, idOf, namesOf }: (typeof PARTS)[number],
  change: EntryChange,
  { link }: Dialect,
): string {
  const { kind, name } = change;
  // A later release may have removed it.
  const hasRow = kind !== 'removed' && namesOf(component).includes(name);
  const label = hasRow ? `[\`${name}\`](${link(`#${idOf(component, name)}`)})` : `\`${name}\``;
  const text = mdxText(changeText(change), (href) => link(resolve(href)));
  return `- **${LABELS[kind]}** ${noun} ${label}${text ? `: ${text}` : ''}`;
}

function listOf(page: ApiPage, changes: ReleaseChanges, dialect: Dialect): string {
  const lines = PARTS.flatMap((one) =>
    changes[one.part].map((change) => lineOf(page, one, change, dialect)),
  );
  const list = lines.join('\n');
  return lines.length < LONG ? list : dialect.folded(`${lines.length} changes`, list);
}

/**
 * The section of an API page that lists changes since the earliest documented release.
 *
 * @returns `null` if there are no earlier releases or no changes.
 */
export function changesSection(page: ApiPage, dialect: Dialect): Section | null {
  const { name, product, since, changes = [] } = page.component;
  const steps = changes.filter((step) => !isUnchanged(step));
  const isNew = since !== undefined;
  if (steps.length === 0 && !isNew) {
    return null;
  }
  const oldest = changes.at(-1)?.from;
  const title = oldest ? `Changes since v${majorOf(oldest)}` : 'Changes';
  const texts = steps.map((step) => {
    const { from, to } = step;
    const link = dialect.link(compareLink(product, name, from, to));
    return `From ${from} to ${to}, also [side by side](${link}):\n\n${listOf(page, step, dialect)}`;
  });
  const newInVersion = isNew ? [`\`${name}\` is new in v${since}.`] : [];
  return { id: 'changes', title, text: [...newInVersion, ...texts].join('\n\n') };
}
