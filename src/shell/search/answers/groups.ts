import type { ComponentType } from 'react';
import type { TranslationKey } from '@site/src/foundation/i18n';
import type { Hit } from '../engine';
import type { RecordKind } from '../types';

/** An icon that matches a query. */
export interface FoundIcon {
  /** Name of its export. */
  name: string;
  Drawing: ComponentType;
}

/** Hits of one kind under a heading. */
export interface HitGroup {
  label: TranslationKey;
  hits: readonly GroupedHit[];
}

/** A hit in its group. */
export interface GroupedHit extends Hit {
  /** Whether it's a section that follows another hit of its page. */
  isNested: boolean;
  /** The icon that it shows. */
  icon?: FoundIcon;
}

/** A key that identifies a hit across searches. */
export function hitKey({ shard, record }: Hit): string {
  return `${shard.file} ${record.kind} ${record.url}`;
}

/** Maximum number of hits per group. */
const GROUP_SIZE = 5;

const GROUPS: readonly { label: TranslationKey; kinds: readonly RecordKind[] }[] = [
  { label: 'search.components', kinds: ['component'] },
  { label: 'search.props', kinds: ['prop', 'slot'] },
  { label: 'search.classes', kinds: ['class'] },
  { label: 'search.pages', kinds: ['page', 'section'] },
  { label: 'search.demos', kinds: ['demo'] },
];

/** Maximum number of hits per page in the group of pages. */
const PAGE_SIZE = 4;

/** A key of the page with a hit. */
function pageOf({ shard, record }: Hit): string {
  return `${shard.product} ${shard.version} ${record.url.split('#')[0]}`;
}

/** Puts the sections of a page together, each page at the place of its best hit. */
function byPage(hits: readonly Hit[]): GroupedHit[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const page = pageOf(hit);
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].flatMap((own) =>
    own.slice(0, PAGE_SIZE).map((hit, index) => ({ ...hit, isNested: index > 0 })),
  );
}

function ofKinds(hits: readonly Hit[], kinds: readonly RecordKind[]): GroupedHit[] {
  const own = hits.filter(({ record }) => kinds.includes(record.kind));
  const ordered = kinds.includes('page')
    ? byPage(own)
    : own.map((hit) => ({ ...hit, isNested: false }));
  return ordered.slice(0, GROUP_SIZE);
}

/** Hits above the groups: the best ones of any kind, so that the second best isn't below eight of one kind. */
const BEST_SIZE = 3;

/** The best hits, each of another page. */
export function bestOf(hits: readonly Hit[]): GroupedHit[] {
  const best: GroupedHit[] = [];
  const pages = new Set<string>();
  for (const hit of hits) {
    const page = pageOf(hit);
    if (best.length < BEST_SIZE && !pages.has(page)) {
      pages.add(page);
      best.push({ ...hit, isNested: false });
    }
  }
  return best;
}

/**
 * Groups hits: the best ones, then the others by kind, the group with the best hit first. Hits of one
 * kind are one group.
 */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const grouped = (all: readonly Hit[]) =>
    GROUPS.map(({ label, kinds }) => ({ label, hits: ofKinds(all, kinds) }))
      .filter((group) => group.hits.length > 0)
      .sort((one, other) => other.hits[0]!.points - one.hits[0]!.points);
  const groups = grouped(hits);
  if (groups.length < 2) {
    return groups;
  }
  const best = bestOf(hits);
  const shown = new Set(best.map(({ record }) => record));
  const others = hits.filter(({ record }) => !shown.has(record));
  return [{ label: 'search.best', hits: best }, ...grouped(others)];
}
