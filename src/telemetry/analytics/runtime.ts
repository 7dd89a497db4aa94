import { watchClicks } from './clicks';
import { pageView } from './page-view';
import { openSink } from './sinks/open-sink';
import type { SentEvent, SinkConfig } from './types';
import { userProperties } from './user-properties';

/** Sends events during this page load. */
export interface Runtime {
  /** Sends an event, preceded by user properties that changed. */
  send: (event: SentEvent) => void;
  /** Sends a page view. */
  sendPageView: (pathname: string, title: string) => void;
}

/**
 * Opens the sink and starts counting clicks.
 *
 * @returns `null` if the sink needs consent and the reader hasn't given it.
 */
export async function startRuntime(config: SinkConfig): Promise<Runtime | null> {
  const sink = await openSink(config);
  if (!sink) {
    return null;
  }
  let lastUser = '';
  const send = (event: SentEvent) => {
    const user = userProperties();
    const text = JSON.stringify(user);
    if (text !== lastUser) {
      lastUser = text;
      sink.setUser(user);
    }
    sink.send(event);
  };
  watchClicks(document, (parameters) => send({ name: 'click', parameters }));
  return {
    send,
    sendPageView: (pathname, title) =>
      send({ name: 'page_view', parameters: pageView(pathname, title) }),
  };
}
