import { compareComponents, isUnchanged } from 'react-component-api/compare';
import type {
  ChangeCounts,
  ChangeKind,
  CompareData,
  ComponentApi,
  EntryChange,
  ReleaseSummary,
} from '../../../src/api/types';
import type { Product } from '../../../src/foundation/products';
import type { ApiRelease } from '../api-reference';

function countsOf(changes: readonly EntryChange[]): ChangeCounts {
  const count = (kind: ChangeKind) => changes.filter((one) => one.kind === kind).length;
  const kinds: ChangeKind[] = ['added', 'changed', 'deprecated', 'removed'];
  return Object.fromEntries(
    kinds.flatMap((kind) => (count(kind) > 0 ? [[kind, count(kind)]] : [])),
  );
}

/**
 * Summarizes the changes between two releases by component. Skips components of packages that are
 * documented in only one of them.
 *
 * @param html - Converts Markdown to HTML.
 */
export function summarize(
  older: ApiRelease,
  newer: ApiRelease,
  html: (markdown: string) => string,
): ReleaseSummary {
  const comparable = (release: ApiRelease, other: ApiRelease) =>
    release.components.filter((one) => other.packages.includes(one.package.name));
  const before = new Map(comparable(older, newer).map((one) => [one.name, one]));
  const after = comparable(newer, older);
  const now = new Set(after.map(({ name }) => name));
  const both = after.flatMap((one) => {
    const was = before.get(one.name);
    return was ? [{ name: one.name, changes: compareComponents(was, one) }] : [];
  });
  const changed = both.filter(({ changes }) => !isUnchanged(changes));
  return {
    from: older.version,
    to: newer.version,
    added: after.filter(({ name }) => !before.has(name)).map(({ name }) => name),
    removed: [...before.values()]
      .filter(({ name }) => !now.has(name))
      .map(({ name, deprecated }) => ({ name, ...(deprecated ? { html: html(deprecated) } : {}) })),
    changed: changed.map(({ name, changes: { props, slots, classes, systemProps } }) => ({
      ...{ name, props: countsOf(props), slots: countsOf(slots), classes: countsOf(classes) },
      ...(systemProps ? { systemProps } : {}),
    })),
    unchanged: both.length - changed.length,
    unknown: newer.packages.filter((one) => !older.packages.includes(one)),
  };
}

function slugs(components: readonly ComponentApi[]): Map<string, string> {
  return new Map(components.map(({ name, slug }) => [name, slug]));
}

/**
 * The data of a product's comparison page: release summaries and the options of its fields.
 *
 * @param product - The product and the version that its pages document.
 * @param releases - Newest first.
 * @param html - Converts Markdown to HTML.
 */
export function compareData(
  { id: product, version: documented }: Pick<Product, 'id' | 'version'>,
  releases: readonly ApiRelease[],
  html: (markdown: string) => string,
): CompareData {
  const current = slugs(releases.find(({ version }) => version === documented)?.components ?? []);
  const all = slugs(releases.flatMap(({ components }) => components));
  return {
    product,
    documented,
    versions: releases.map(({ version }) => version),
    components: [...all.keys()].sort().map((name) => ({
      name,
      slug: current.get(name) ?? null,
      versions: releases
        .filter(({ components }) => components.some((one) => one.name === name))
        .map(({ version }) => version),
    })),
    summaries: releases.flatMap((newer, index) => {
      const older = releases[index + 1];
      return older ? [summarize(older, newer, html)] : [];
    }),
  };
}
