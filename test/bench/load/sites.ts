import path from 'node:path';
import { UsageError } from '../../../scripts/shared/command/usage-error';
import { BUILD_DIR } from '../../../scripts/shared/root';
import { PLAIN_DIR, STARLIGHT_DIR } from '../paths';

/** A built site whose loading is measured. */
export interface LoadSite {
  /** Name in the report: `plain`, `starlight`, or any name of a build of ours. */
  name: string;
  /** Folder of the built site. */
  dir: string;
}

export const OUR_SITE: LoadSite = { name: 'ours', dir: BUILD_DIR };
export const PLAIN_SITE: LoadSite = { name: 'plain', dir: path.join(PLAIN_DIR, 'build') };
export const STARLIGHT_SITE: LoadSite = {
  name: 'starlight',
  dir: path.join(STARLIGHT_DIR, 'build'),
};

/** The sites to measure without `--site`. */
export const DEFAULT_SITES: readonly LoadSite[] = [OUR_SITE, PLAIN_SITE, STARLIGHT_SITE];

/** Whether a site is a build of ours, by its name. */
export function isOurs(site: string): boolean {
  return site !== 'plain' && site !== 'starlight';
}

function parseSite(value: string): LoadSite {
  const [name = '', ...rest] = value.split('=');
  const known = DEFAULT_SITES.find((site) => site.name === value);
  const dir = rest.join('=');
  if (known) {
    return known;
  }
  if (!name || !dir) {
    throw new UsageError(
      `--site is "${value}". Give a name and a folder, as in --site before=../build, ` +
        `or one of: ${DEFAULT_SITES.map((site) => site.name).join(', ')}.`,
    );
  }
  return { name, dir: path.resolve(dir) };
}

/**
 * Parses the values of `--site`.
 *
 * @param values - Each is `NAME=FOLDER`, or only `ours`, `plain` or `starlight`.
 * @throws If a folder is missing or a name occurs twice.
 * @example
 * parseSites(['before=/tmp/build']); // [{ name: 'before', dir: '/tmp/build' }]
 */
export function parseSites(values: readonly string[]): LoadSite[] {
  const sites = values.map(parseSite);
  const double = sites.find(({ name }, index) =>
    sites.slice(0, index).some((earlier) => earlier.name === name),
  );
  if (double) {
    throw new UsageError(`--site names two sites "${double.name}". Give each its own name.`);
  }
  return sites;
}
