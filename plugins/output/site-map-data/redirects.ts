import type { Redirect } from '../../../src/shell/not-found/types';

const PATH = /^\/(?:[\w.-]+\/)+$/;

/** `{ "from": "/zh/*", "to": "/*" }`: all pages of a language moved to those without one. */
const LANGUAGE = /^\/([a-z]{2})\/\*$/;

function languageOf(entry: unknown): string | undefined {
  const { from, to } = (entry ?? {}) as Partial<Redirect>;
  return typeof from === 'string' && to === '/*' ? LANGUAGE.exec(from)?.[1] : undefined;
}

function faultsOfPath(name: string, value: unknown): string[] {
  return typeof value === 'string' && PATH.test(value)
    ? []
    : [`"${name}" is ${JSON.stringify(value)}, expected a path such as "/material-ui/react-card/"`];
}

function faultsOfEntry(entry: unknown): string[] {
  if (languageOf(entry)) {
    return [];
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return [`expected { "from": …, "to": … }, received ${JSON.stringify(entry)}`];
  }
  const { from, to, ...unknown } = entry as Record<string, unknown>;
  return [
    ...faultsOfPath('from', from),
    ...faultsOfPath('to', to),
    ...Object.keys(unknown).map((key) => `unknown key "${key}"`),
  ];
}

/** Errors between entries: duplicate sources, and targets that redirect themselves. */
function faultsBetween(redirects: readonly Redirect[]): string[] {
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => [
    ...(sources.indexOf(from) < index ? [`entry ${index + 1}: ${from} is redirected twice`] : []),
    ...(sources.includes(to)
      ? [`entry ${index + 1}: ${to} is redirected itself, name its final address`]
      : []),
  ]);
}

/**
 * Validates the list of redirects. `redirect-pages.ts` checks after the build whether the targets
 * exist.
 *
 * @param data - Content of `addresses/redirects.json`.
 * @returns The redirects of single pages.
 * @throws An error that lists every invalid entry.
 */
export function readRedirects(data: unknown): Redirect[] {
  const entries: unknown[] = Array.isArray(data) ? data : [data];
  const faults = entries.flatMap((entry, index) =>
    faultsOfEntry(entry).map((fault) => `entry ${index + 1}: ${fault}`),
  );
  const all = faults.length > 0 ? faults : faultsBetween(entries as Redirect[]);
  if (all.length > 0) {
    throw new Error(`addresses/redirects.json is invalid:\n- ${all.join('\n- ')}`);
  }
  return (entries as Redirect[]).filter((entry) => !languageOf(entry));
}

/**
 * The languages whose pages moved to the pages without a language: the 404 page follows them,
 * because a note on the page has to say so.
 *
 * @param data - Content of `addresses/redirects.json`.
 * @returns Codes such as `zh`.
 */
export function readLanguages(data: readonly Redirect[]): string[] {
  return data.flatMap((entry) => languageOf(entry) ?? []);
}
