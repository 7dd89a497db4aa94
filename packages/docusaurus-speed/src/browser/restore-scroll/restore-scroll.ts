import type { ClientModule } from '@docusaurus/types';

/** How long the page must not scroll before its position is stored, in ms. */
const REST = 150;

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** State of a history entry: the router's key, and our position. */
interface EntryState {
  key?: string;
  scrollY?: number;
}

const entryState = () => window.history.state as EntryState | null;

let shownKey: string | undefined;
let timer: number | undefined;

function note(): void {
  // While another page is loading, the browser already scrolls for it.
  if (entryState()?.key === shownKey) {
    window.history.replaceState({ ...entryState(), scrollY: window.scrollY }, '');
  }
}

function noteSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(note, REST);
}

/**
 * Restores the scroll position after back and forward navigation within the app. The browser
 * restores it when the URL changes, but if the page's code loads later, Docusaurus then scrolls to
 * the top.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation) {
    window.addEventListener('scroll', noteSoon, { passive: true });
  }
  // A late position must not be written into the next entry.
  window.clearTimeout(timer);
  shownKey = location.key;
  const { key, scrollY } = entryState() ?? {};
  if (previousLocation && key === location.key && scrollY !== undefined) {
    window.scrollTo({ top: scrollY, behavior: 'instant' });
  }
}
