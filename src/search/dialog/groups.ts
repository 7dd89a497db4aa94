import type { TranslationKey } from '@site/src/i18n';
import type { Hit } from '../engine';
import type { RecordKind } from '../types';

/** Hits of one kind under a heading. */
export interface HitGroup {
  label: TranslationKey;
  hits: Hit[];
}

/** A key that identifies a hit across searches. */
export function hitKey({ shard, record }: Hit): string {
  return `${shard.file} ${record.kind} ${record.url}`;
}

/** Maximum number of hits per group. */
const GROUP_SIZE = 8;

const GROUPS: readonly { label: TranslationKey; kinds: readonly RecordKind[] }[] = [
  { label: 'search.components', kinds: ['component'] },
  { label: 'search.props', kinds: ['prop', 'slot'] },
  { label: 'search.classes', kinds: ['class'] },
  { label: 'search.pages', kinds: ['page', 'section'] },
  { label: 'search.demos', kinds: ['demo'] },
];

/** Groups hits. The best hit is the first one of the first group. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  return GROUPS.map(({ label, kinds }) => ({
    label,
    hits: hits.filter(({ record }) => kinds.includes(record.kind)).slice(0, GROUP_SIZE),
  }))
    .filter((group) => group.hits.length > 0)
    .sort((one, other) => other.hits[0].points - one.hits[0].points);
}
