/**
 * Longest query that is read, in characters. Common hosts refuse longer addresses, but the service
 * worker doesn't.
 */
const MAX_QUERY = 8_000;

/** Longest value of a single parameter in characters: names, versions, paths and what readers search. */
export const MAX_VALUE = 200;

/**
 * The parameters of a link, which anybody may have written. None if there are more than a link of this
 * site has.
 *
 * @param search - Query of a URL, with or without `?`.
 */
export function linkQuery(search: string): URLSearchParams {
  return new URLSearchParams(search.length > MAX_QUERY ? '' : search);
}

/**
 * A parameter of a link, which anybody may have written. A long value is cut to `MAX_VALUE`.
 *
 * @param search - Query of a URL, with or without `?`.
 * @returns `null` if the link doesn't have it.
 */
export function linkParameter(search: string, name: string): string | null {
  return linkQuery(search).get(name)?.slice(0, MAX_VALUE) ?? null;
}
