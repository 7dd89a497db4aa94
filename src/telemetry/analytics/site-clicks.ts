import { localPath } from '@site/src/foundation/browser/local-path';
import type { EventParameters } from './types';

type Click = EventParameters<'click'>;

/** Path of a link on this site, otherwise its URL without query and hash. */
function targetOf(link: HTMLAnchorElement): string {
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin ? localPath(pathname) : origin + pathname;
}

/** The demo that an element belongs to, otherwise the page. */
function placeOf(element: Element): string {
  const demo = element.closest<HTMLElement>('[data-source]');
  return demo?.dataset.source ?? localPath(window.location.pathname);
}

/**
 * The site's controls whose clicks are counted, by selector. They need no event attributes, which
 * would add HTML to every page; the attributes used here are there for other reasons.
 */
const CONTROLS: readonly [selector: string, describe: (element: HTMLElement) => Click | null][] = [
  [
    '[data-source] [data-stop="toggle"]',
    (toggle) => ({
      category: 'demo',
      action: toggle.getAttribute('aria-expanded') === 'true' ? 'collapse' : 'expand',
      label: placeOf(toggle),
    }),
  ],
  ['[data-copy]', (button) => ({ category: 'copy', action: 'click', label: placeOf(button) })],
  [
    '[data-sidebar] a[href]',
    (link) => ({
      category: 'sidebar',
      action: link.getAttribute('role') === 'button' ? 'toggle' : 'click',
      label: targetOf(link as HTMLAnchorElement),
    }),
  ],
  [
    'button[aria-haspopup="dialog"][aria-keyshortcuts~="Control+K"]',
    () => ({ category: 'search', action: 'open', label: '' }),
  ],
  [
    'a[role="option"]',
    (link) => ({
      category: 'search',
      action: 'result',
      label: targetOf(link as HTMLAnchorElement),
    }),
  ],
  // The ad slot counts them, see src/telemetry/ads/LiveAd.tsx.
  ['section[data-shown] a', () => null],
  [
    'a[href^="http"]',
    (link) => {
      const label = targetOf(link as HTMLAnchorElement);
      return label.startsWith('/') ? null : { category: 'link', action: 'outbound', label };
    },
  ],
];

/**
 * The event of a click on one of the site's controls: demo toggles, copy buttons, sidebar entries, the
 * search and links to other sites.
 *
 * @returns `null` for any other element.
 */
export function siteClick(target: Element): Click | null {
  for (const [selector, describe] of CONTROLS) {
    const element = target.closest<HTMLElement>(selector);
    if (element) {
      return describe(element);
    }
  }
  return null;
}
