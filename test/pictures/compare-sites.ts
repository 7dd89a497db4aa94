import { ENGINES } from '../browser/support/engines/engine';
import type { Engine } from '../browser/support/engines/engine';
import { launchEngine } from '../browser/support/engines/launch-engine';
import { Tab } from '../browser/support/engines/tab';
import { compareShots } from './compare-shots';
import type { Found } from './compare-shots';
import type { Shot } from './shots';
import { openStillSite } from './still-site';
import type { StillSite } from './still-site';
import { takePicture } from './take-picture';

/** What happened to a picture. */
export interface Result {
  line: string;
  shot: Shot;
  found:
    | Found
    | { outcome: 'failed'; message: string }
    | { outcome: 'new' | 'removed'; picture: Buffer };
}

/** A built site, and the pictures that it has. */
interface Site {
  dir: string;
  shots: ReadonlyMap<string, Shot>;
}

/** The built sites to compare. */
export interface Sites {
  before: Site;
  after: Site;
}

interface Studio {
  site: StillSite;
  tab: Tab;
}

const sizeKey = ({ size }: Shot) => `${size.width} × ${size.height}`;

async function resultOf(
  [line, shot]: [string, Shot],
  { before, after }: Sites,
  studios: readonly [Studio, Studio],
): Promise<Result> {
  const take = ({ tab, site }: Studio) => takePicture(tab, site, shot.address);
  try {
    if (!after.shots.has(line)) {
      return { line, shot, found: { outcome: 'removed', picture: await take(studios[0]) } };
    }
    if (!before.shots.has(line)) {
      return { line, shot, found: { outcome: 'new', picture: await take(studios[1]) } };
    }
    const takeBoth = async () => {
      const [first, second] = await Promise.all([take(studios[0]), take(studios[1])]);
      return { before: first, after: second };
    };
    const { engine } = shot;
    const isSameBuild = before.dir === after.dir;
    return { line, shot, found: await compareShots(takeBoth, { engine, isSameBuild }) };
  } catch (error) {
    return { line, shot, found: { outcome: 'failed', message: (error as Error).message } };
  }
}

async function compareInEngine(
  engine: Engine,
  all: readonly [string, Shot][],
  sites: Sites,
  servers: readonly [StillSite, StillSite],
  onResult: (result: Result) => Promise<void>,
): Promise<void> {
  if (all.length === 0) {
    return;
  }
  const browser = await launchEngine(engine);
  if ('skipped' in browser) {
    return;
  }
  try {
    for (const key of new Set(all.map(([, shot]) => sizeKey(shot)))) {
      const shots = all.filter(([, shot]) => sizeKey(shot) === key);
      const { size } = shots[0]![1];
      const tabs = [await browser.newTab(size), await browser.newTab(size)] as const;
      const studioAt = (index: 0 | 1): Studio => ({
        site: servers[index],
        tab: new Tab(tabs[index], servers[index].url),
      });
      const studios = [studioAt(0), studioAt(1)] as const;
      for (const shot of shots) {
        await onResult(await resultOf(shot, sites, studios));
      }
      await Promise.all(tabs.map((tab) => tab.close()));
    }
  } finally {
    await browser.close();
  }
}

/**
 * Compares pictures of two built sites, in all engines that are installed. Both sites are shown at the
 * same time, each in a tab without stored data.
 *
 * @param all - The pictures to take, which each exist in one of the sites or in both.
 * @param onResult - Called for each picture.
 */
export async function compareSites(
  all: ReadonlyMap<string, Shot>,
  sites: Sites,
  onResult: (result: Result) => Promise<void>,
): Promise<void> {
  const servers = [
    await openStillSite(sites.before.dir),
    await openStillSite(sites.after.dir),
  ] as const;
  try {
    for (const engine of ENGINES) {
      const shots = [...all].filter(([, shot]) => shot.engine === engine);
      await compareInEngine(engine, shots, sites, servers, onResult);
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
