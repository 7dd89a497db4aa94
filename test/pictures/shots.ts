import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/shared/files-below';
import { htmlFileOfRoute } from '../../scripts/serve/routes';
import { demoFrames } from '../../src/foundation/products';
import { ENGINES } from '../browser/support/engines/engine';
import type { Engine, Size } from '../browser/support/engines/engine';
import { PAGE_KINDS, TEMPLATE_PAGE, TEMPLATE_PREVIEW } from '../browser/support/page-kinds';

/** A picture to take. */
export interface Shot {
  kind: 'demo' | 'page';
  /** Path and query, with a mode that `still.ts` and the demo's frame read. */
  address: string;
  engine: Engine;
  size: Size;
  mode: 'light' | 'dark';
  /** What the sample is spread over: a docs folder, or the page kinds in an engine. */
  group: string;
}

/** Fits all demos but two of Material UI, whose end is cut off. */
const DEMO_SIZE: Size = { width: 768, height: 800 };

/**
 * Widths of a phone and of a desktop. The window of WebKitGTK's browser can't be narrower than 447 px.
 * Pages are longer; what follows are demos and text.
 */
const PAGE_WIDTHS: Record<Engine, readonly number[]> = {
  chromium: [360, 1440],
  firefox: [360, 1440],
  webkit: [480, 1440],
};

/** Height of the part of a page that is compared. */
const PAGE_HEIGHT = 2000;

const MODES = ['light', 'dark'] as const;

const PAGES = [...PAGE_KINDS, TEMPLATE_PAGE, TEMPLATE_PREVIEW];

/** One line that identifies a picture. */
export function describeShot({ kind, address, engine, size, mode }: Shot): string {
  return `${kind} ${address.replace(/[?&]mode=\w+$/, '')} in ${engine}, ${size.width} px, ${mode}`;
}

function withMode(address: string, mode: Shot['mode']): string {
  return mode === 'light' ? address : `${address}${address.includes('?') ? '&' : '?'}mode=dark`;
}

/** The page that shows only this demo; `null` if its docs folder isn't part of the site any more. */
function addressOfDemo(source: string): string | null {
  try {
    const { alone, page } = demoFrames(source);
    return `${alone}?demo=${[page, path.posix.basename(source)].filter(Boolean).join('/')}`;
  } catch {
    return null;
  }
}

function demoShots(dir: string): Shot[] {
  return filesBelow('demos', dir, /\/[A-Z]\w*\.json$/).flatMap((file): Shot[] => {
    const address = addressOfDemo(file.replace(/\.json$/, ''));
    const [, group = ''] = /^demos\/([^/]+)/.exec(file) ?? [];
    return address === null
      ? []
      : MODES.map((mode) => ({
          kind: 'demo',
          address: withMode(address, mode),
          engine: 'chromium',
          size: DEMO_SIZE,
          mode,
          group,
        }));
  });
}

function pageShots(dir: string): Shot[] {
  const pages = PAGES.filter((route) => existsSync(htmlFileOfRoute(dir, route)));
  return ENGINES.flatMap((engine) =>
    PAGE_WIDTHS[engine].flatMap((width) =>
      pages.flatMap((route) =>
        MODES.map((mode): Shot => {
          const address = withMode(route, mode);
          const size = { width, height: PAGE_HEIGHT };
          return { kind: 'page', address, engine, size, mode, group: `pages in ${engine}` };
        }),
      ),
    ),
  );
}

/**
 * The pictures of a built site: its demos in Chromium, and a page of each kind in all engines, by the
 * line that identifies them.
 */
export function shotsOf(dir: string): Map<string, Shot> {
  return new Map([...demoShots(dir), ...pageShots(dir)].map((shot) => [describeShot(shot), shot]));
}
