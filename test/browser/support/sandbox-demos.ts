import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../../scripts/shared/root';
import { htmlFileOfRoute, routesOfPages } from '../../../scripts/serve/routes';
import { sample } from '../../../scripts/test/selection/sample';
import type { SandboxData } from '../../../src/demos/types';

/** A demo that can be opened in an online editor. */
export interface SandboxDemo {
  /** Path of its source pages in the built site, without the file extension. */
  source: string;
  name: string;
  /** Page that shows it. */
  route: string;
  data: SandboxData;
}

/** Groups of demos, and how many demos to pick from each. */
const GROUPS: readonly [count: number, isIn: (demo: SandboxDemo) => boolean][] = [
  [4, ({ data }) => Object.keys(data.modules.TS).length > 0],
  [2, ({ data }) => '@mui/lab' in data.dependencies],
  [3, ({ source, data }) => !isJoy(source) && '@mui/icons-material' in data.dependencies],
  [
    2,
    ({ data }) =>
      /react-(?:window|virtuoso|imask)|autosuggest/.test(String(Object.keys(data.dependencies))),
  ],
  [2, ({ source, data }) => isJoy(source) && '@mui/icons-material' in data.dependencies],
  [2, ({ source }) => isJoy(source)],
  [2, ({ source }) => source.includes('docs-system')],
  [1, ({ source }) => source.includes('_versioned_docs')],
  [1, ({ source }) => source.includes('docs-infra')],
  [1, ({ data }) => Object.keys(data.images).length > 0],
];

/** Whether the demo is one of Joy UI. */
export function isJoy(source: string): boolean {
  return source.startsWith('demos/docs-joy/');
}

function allDemos(): SandboxDemo[] {
  return routesOfPages(BUILD_DIR).flatMap((route) => {
    const html = readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
    return Array.from(html.matchAll(/\bdata-source="?([^" >]+)/g), ([, source = '']) => ({
      source,
      name: path.posix.basename(source),
      route,
      data: JSON.parse(readFileSync(path.join(BUILD_DIR, `${source}.json`), 'utf8')) as SandboxData,
    })).filter(({ name }) => html.includes(`Controls of demo ${name}`));
  });
}

/** Twenty demos of all products, chosen by hash, so always the same ones. */
export function sandboxDemos(): SandboxDemo[] {
  const chosen = new Map<string, SandboxDemo>();
  const demos = allDemos();
  for (const [count, isIn] of GROUPS) {
    const group = demos.filter((demo) => !chosen.has(demo.source) && isIn(demo));
    const sources = sample(
      group.map(({ source }) => source),
      count,
      'sandbox',
      // Sampled in full runs too, because each demo takes half a minute.
      {},
    );
    group
      .filter(({ source }) => sources.includes(source))
      .forEach((demo) => chosen.set(demo.source, demo));
  }
  return [...chosen.values()];
}
