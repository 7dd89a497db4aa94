import { watchClicks } from './clicks';
import { pageView } from './page-view';
import { openSink } from './sinks/open-sink';
import type { SentEvent, Sink, SinkConfig, UserProperties } from './types';
import { userProperties } from './user-properties';

let sink: Sink | null = null;
let lastUser = '';

function refreshUser(user: UserProperties): void {
  const text = JSON.stringify(user);
  if (text !== lastUser) {
    lastUser = text;
    sink?.setUser(user);
  }
}

/** Sends an event to the sink, after what has changed of the reader's properties. */
export function send(event: SentEvent): void {
  refreshUser(userProperties());
  sink?.send(event);
}

/** Sends the view of a page. */
export function sendPageView(pathname: string, title: string): void {
  send({ name: 'page_view', parameters: pageView(pathname, title) });
}

/** Opens the sink, once, and counts clicks from now on. A reader may refuse: nothing is sent then. */
export async function start(config: SinkConfig): Promise<void> {
  sink = await openSink(config);
  if (sink) {
    watchClicks(document, (parameters) => send({ name: 'click', parameters }));
  }
}
