import { isUnchanged } from 'react-component-api/compare';
import { compareLink } from '../../../src/api/compare-link';
import type {
  ClassApi,
  ComponentApi,
  PropApi,
  ReleaseChanges,
  SlotApi,
} from '../../../src/api/types';
import { changeText } from './change-text';
import type { ApiPage } from './component-pages';
import type { Dialect } from './dialect';
import { mdxText } from './mdx-text';
import { rowId } from './site-links';

/** Lists with at least this many changes are collapsed. */
const LONG = 12;

const PARTS = [
  ['props', 'prop'],
  ['slots', 'slot'],
  ['classes', 'class'],
] as const;

function listOf(page: ApiPage, changes: ReleaseChanges, { link, folded }: Dialect): string {
  const { component, resolve } = page;
  const lines = PARTS.flatMap(([part, noun]) => {
    const rows: readonly (PropApi | SlotApi | ClassApi)[] = component[part];
    const names = new Set(rows.map((row) => ('key' in row ? row.className : row.name)));
    return changes[part].map((change) => {
      const { kind, name } = change;
      const href = link(`#${rowId(component, part, name)}`);
      const text = mdxText(changeText(change), (other) => link(resolve(other)));
      const label = `**${kind.charAt(0).toUpperCase()}${kind.slice(1)}** ${noun}`;
      return `- ${label} ${names.has(name) ? `[\`${name}\`](${href})` : `\`${name}\``}${text ? `: ${text}` : ''}`;
    });
  });
  if (changes.systemProps) {
    const verb = changes.systemProps === 'added' ? 'Added' : 'Removed';
    lines.push(`- **${verb}** style props such as \`mt\` and \`bgcolor\``);
  }
  const list = lines.join('\n');
  return lines.length < LONG ? list : folded(`${lines.length} changes`, list);
}

/** The title of the section that lists the changes since the earliest documented release. */
export function changesTitle({ changes = [] }: ComponentApi): string {
  const oldest = changes.at(-1)?.from;
  return oldest ? `Changes since v${oldest.split('.')[0]}` : 'Changes';
}

/** The paragraphs of that section; empty if there are no other releases or no changes. */
export function changesText(page: ApiPage, dialect: Dialect): string[] {
  const { name, product, since, laterChanges = [], changes = [] } = page.component;
  const texts = [...laterChanges, ...changes]
    .filter((step) => !isUnchanged(step))
    .flatMap((step) => {
      const link = dialect.link(compareLink(product, name, step.from, step.to));
      return [
        `From ${step.from} to ${step.to}, also [side by side](${link}):`,
        listOf(page, step, dialect),
      ];
    });
  return since === undefined ? texts : [`\`${name}\` is new in v${since}.`, ...texts];
}
