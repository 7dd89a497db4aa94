import fs from 'node:fs';
import path from 'node:path';
import type {
  DemoTab,
  DemoToCheck,
  Look,
  PageToCheck,
  SiteToCheck,
} from 'accessibility-evidence/check';
import type { PageDemo } from '../../../plugins/shared/page-demos';
import { hashedPage } from '../../../plugins/content/evidence/demo-inputs';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { keyboardRows } from '../../../plugins/content/evidence/keyboard-rows';
import { ROOT } from '../../shared/root';
import { BARE_PATH, serveBarePage } from './bare-page';
import { alonePath, framePage } from '../../../src/foundation/products';

/** Path of the page that shows only a demo. */
function demoPath(page: EvidencePage, { name, file }: PageDemo): string {
  const folder = file.slice(file.indexOf(`/${page.folder}/`) + page.folder.length + 2);
  const below = framePage(folder.replace(/\/?demos\/[^/]+$/, ''));
  return `${alonePath(page.basePath)}?demo=${[below, name].filter(Boolean).join('/')}`;
}

/** A page of this site as the checks receive it. */
export type SitePage = Omit<EvidencePage & PageToCheck, 'demos'> & {
  demos: (PageDemo & DemoToCheck)[];
};

/** Where a page shows a demo. What the demo renders outside of it, such as menus, belongs to it. */
const FRAME = { selector: '#frame', alone: true };

/** Hashes the demos of a page, and adds how to open them and what the page states about keys. */
export function pageToCheck(page: EvidencePage): SitePage {
  const hashed = hashedPage(ROOT, page);
  return {
    ...hashed,
    rows: keyboardRows(fs.readFileSync(path.join(ROOT, page.file), 'utf8')),
    demos: hashed.demos.map((demo) => ({
      ...demo,
      ...FRAME,
      path: demoPath(page, demo),
      async openBare(tab) {
        await serveBarePage(tab.page, demo.file, page);
        await tab.open({ ...FRAME, path: BARE_PATH });
      },
    })),
  };
}

/** Sends a look to the page of a demo, as its settings do, and waits until it's applied. */
async function applyLook({ page, frame }: DemoTab, look: Look): Promise<void> {
  await page.evaluate(({ mode, direction, dense, largeText }) => {
    const { contentWindow } = document.querySelector('iframe')!;
    const message = { paletteMode: mode, direction, dense, largeText };
    contentWindow!.postMessage({ type: 'look', look: message }, window.location.origin);
  }, look);
  await frame.waitForFunction(({ mode, direction, largeText }) => {
    const { dataset, dir, style } = document.documentElement;
    return dataset.theme === mode && dir === direction && (style.fontSize === '200%') === largeText;
  }, look);
}

/**
 * This site as the checks receive it.
 *
 * @param url - Its address without a trailing slash.
 */
export function siteToCheck(url: string): SiteToCheck {
  return {
    url,
    ready: '#frame[data-ready]',
    applyLook,
    // Without classes of states, and those that emotion generates.
    partClass: /^Mui[A-Z]\w*-(?!size|color)[a-z]\w*$/,
  };
}
