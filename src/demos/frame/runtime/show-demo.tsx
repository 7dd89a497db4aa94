import { Component, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts, watchHeight } from 'docusaurus-demo-islands/connect';
import '../frame.css';
import { readerThemeLoaded } from '@site/src/reader/reader-theme';
import { applyLook } from '../apply-look';
import { parseFrameQuery } from '../frame-look';
import type { LibraryAdapter } from '../../libraries/types';
import type { FromFrame, ToFrame } from '../messages';
import { OVERLAY } from '../overlay';
import { forceState } from './force-state';

type Loader = () => Promise<{ default: ComponentType }>;

/** Input of the page that shows single demos of a docs folder. */
export interface DemosInput {
  Scope: ComponentType<{ children: ReactNode }>;
  /** How a state is forced on the library's controls. */
  states: LibraryAdapter['states'];
  /** Imports each demo, by page and name, for example `button/BasicButtons`. */
  demos: Record<string, Loader>;
}

/** Calls back once the demo is in the document. */
function Settled({ children, onSettled }: { children: ReactNode; onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return children;
}

/** Shows a message if the demo throws. */
class Guard extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p role="alert">{message}</p>;
  }
}

function explain(host: HTMLElement, demo: string): void {
  const text = document.createElement('p');
  text.textContent = demo
    ? `The demo "${demo}" does not exist.`
    : 'Name a demo in the URL: ?demo=button/BasicButtons';
  host.replaceChildren(text);
}

function talkToPage(host: HTMLElement): void {
  if (window.parent === window) {
    return;
  }
  const { origin } = window.location;
  const send = (message: FromFrame) => window.parent.postMessage(message, origin);
  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source === window.parent && event.origin === origin && event.data.type === 'look') {
      applyLook(event.data.look);
    }
  });
  watchHeight(host, { overlay: OVERLAY, report: (height) => send({ type: 'height', height }) });
  send({ type: 'ready' });
}

/** Shows the demo in the URL's query, with the appearance in the query; stores nothing. */
export async function showDemo({ Scope, states, demos }: DemosInput): Promise<void> {
  const host = document.getElementById('frame')!;
  const { demo, look, forced } = parseFrameQuery(window.location.search);
  document.documentElement.dataset.framed = '';
  applyLook(look);
  const load = Object.hasOwn(demos, demo) ? demos[demo] : null;
  if (!load) {
    explain(host, demo);
    return;
  }
  document.title = demo.slice(demo.lastIndexOf('/') + 1);
  // A page can show several frames, and each landmark needs a name of its own.
  host.setAttribute('aria-label', `Demo ${document.title}`);
  const [{ default: Demo }] = await Promise.all([load(), loadFonts(host), readerThemeLoaded()]);
  const onSettled = () => {
    if (forced) {
      forceState(document.body, forced, states);
    }
    host.dataset.ready = '';
  };
  createRoot(host).render(
    <Scope>
      <Guard>
        <Settled onSettled={onSettled}>
          <Demo />
        </Settled>
      </Guard>
    </Scope>,
  );
  talkToPage(host);
}
