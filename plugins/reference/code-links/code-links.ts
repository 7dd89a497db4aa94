import { atBase } from '../../shared/site-url';
import type { CodeLink } from '../../shared/highlight/highlight';
import { apiFolders } from './api-places';
import type { ApiPlace } from './api-places';
import { originsOf } from '../code-references/origins';
import { referencesInPart, referencesOf } from '../code-references/references';
import type { Reference } from '../code-references/references';

/** API pages by origin, see `Reference`. */
export type ApiIndex = ReadonlyMap<string, ApiPlace>;

/** Indexes each component by its origins. */
export function indexOf(places: readonly ApiPlace[]): ApiIndex {
  return new Map(
    places.flatMap((place) =>
      originsOf(place.component).map((origin): [string, ApiPlace] => [origin, place]),
    ),
  );
}

const indices = new Map<string, ApiIndex>();

/**
 * The API pages that the imports in a page or demo refer to: the current versions, or the archived
 * version in an archive.
 *
 * @param file - Relative to the repository.
 */
export function apiIndexFor(file: string, siteDir: string): ApiIndex {
  const folders = apiFolders(siteDir);
  const archive = folders.find(
    ({ isArchive, folder }) => isArchive && file.startsWith(`${folder}/`),
  );
  const key = archive?.folder ?? '';
  const index =
    indices.get(key) ??
    indexOf(
      folders
        .filter((one) => one === archive || (!one.isArchive && one.product !== archive?.product))
        .flatMap(({ places }) => places),
    );
  indices.set(key, index);
  return index;
}

function linkOf({ start, end, origin, prop }: Reference, index: ApiIndex): CodeLink[] {
  const place = index.get(origin);
  if (!place) {
    return [];
  }
  const { component, pathname, props } = place;
  if (!prop) {
    return [{ start, end, href: atBase(pathname), api: component.name }];
  }
  const row = props.find(({ name }) => name === prop);
  return row
    ? [{ start, end, href: `${atBase(pathname)}#${row.id}`, api: `${component.name}.${prop}` }]
    : [];
}

function linksTo(references: readonly Reference[], getIndex: () => ApiIndex): CodeLink[] {
  return references.flatMap((reference) => linkOf(reference, getIndex()));
}

/**
 * The links from a module's code to the API reference, in source order.
 *
 * @param getIndex - Called only for code with imports, because reading the API is slow.
 */
export function linksOf(code: string, language: string, getIndex: () => ApiIndex): CodeLink[] {
  return linksTo(referencesOf(code, language), getIndex);
}

/**
 * The links from a part of a module.
 *
 * @param jsx - Adjacent JSX elements.
 * @param source - The module with the imports.
 */
export function linksOfPart(jsx: string, source: string, getIndex: () => ApiIndex): CodeLink[] {
  return linksTo(referencesInPart(jsx, source), getIndex);
}
