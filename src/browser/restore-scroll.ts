import type { ClientModule } from '@docusaurus/types';

/** How long in ms the page must rest before its position is noted. */
const REST = 150;

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** What the browser keeps with an entry of its history: the router's key, and our position. */
interface EntryState {
  key?: string;
  scrollY?: number;
}

const entryState = () => window.history.state as EntryState | null;

let shownKey: string | undefined;
let timer: number | undefined;

function note(): void {
  // While another entry's page is loading, the browser already scrolls for it.
  if (entryState()?.key === shownKey) {
    window.history.replaceState({ ...entryState(), scrollY: window.scrollY }, '');
  }
}

function noteSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(note, REST);
}

/**
 * Brings the reader back to where they were on a page that the site itself shows again. The
 * browser does so as the address changes; when the page's code comes later than that, Docusaurus
 * then scrolls to the top.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation) {
    window.addEventListener('scroll', noteSoon, { passive: true });
  }
  // A position noted late must not be written into the next entry.
  window.clearTimeout(timer);
  shownKey = location.key;
  const { key, scrollY } = entryState() ?? {};
  if (previousLocation && key === location.key && scrollY !== undefined) {
    window.scrollTo({ top: scrollY, behavior: 'instant' });
  }
}
