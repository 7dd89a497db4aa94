import type { TranslationKey } from '@site/src/i18n';
import type { Hit } from '../engine';
import type { RecordKind } from '../types';

/** Hits of one sort, under one heading. */
export interface HitGroup {
  label: TranslationKey;
  hits: Hit[];
}

/** What tells a hit from all others, whatever else is found. */
export function hitKey({ shard, record }: Hit): string {
  return `${shard.file} ${record.kind} ${record.url}`;
}

/** Most hits that a group shows. */
const GROUP_SIZE = 8;

const GROUPS: readonly { label: TranslationKey; kinds: readonly RecordKind[] }[] = [
  { label: 'search.components', kinds: ['component'] },
  { label: 'search.props', kinds: ['prop', 'slot'] },
  { label: 'search.classes', kinds: ['class'] },
  { label: 'search.pages', kinds: ['page', 'section'] },
  { label: 'search.demos', kinds: ['demo'] },
];

/** Sorts hits into groups; the best hit is the first of the first group. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  return GROUPS.map(({ label, kinds }) => ({
    label,
    hits: hits.filter(({ record }) => kinds.includes(record.kind)).slice(0, GROUP_SIZE),
  }))
    .filter((group) => group.hits.length > 0)
    .sort((one, other) => other.hits[0].points - one.hits[0].points);
}
