import { watchClicks } from './clicks';
import { pageView } from './page-view';
import { openSink } from './sinks/open-sink';
import type { SentEvent, SinkConfig } from './types';
import { userProperties } from './user-properties';

/** What counts on this page load. */
export interface Runtime {
  /** Sends an event, after what has changed of the reader's properties. */
  send: (event: SentEvent) => void;
  /** Sends the view of a page. */
  sendPageView: (pathname: string, title: string) => void;
}

/**
 * Opens the sink and counts clicks from now on.
 *
 * @returns `null` when the sink needs the reader's consent and has not got it.
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
