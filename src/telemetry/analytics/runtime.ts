import { localPath } from '@site/src/foundation/browser/local-path';
import { languageOfSearch, searchInSession } from '@site/src/foundation/i18n';
import { codeVariant, mode } from '@site/src/reader/settings';
import { canonicalPath, categoryIdOfPath, productIdOfPath } from '@site/src/shell/navigation';
import { watchClicks } from './clicks';
import { openSink } from './sinks/open-sink';
import type { EventParameters, SentEvent, SinkConfig, UserProperties } from './types';

/** The reader's current properties. Browser only. */
function userProperties(): UserProperties {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    code_variant: codeVariant.get(),
    user_language: languageOfSearch(searchInSession(window.location.search)),
    // Rounded to two digits, so unusual zoom levels don't identify readers.
    device_pixel_ratio: String(Math.round(window.devicePixelRatio * 100) / 100),
    color_scheme_os: prefersDark ? 'dark' : 'light',
    color_scheme: mode.get(),
  };
}

/** The parameters of a page view. Browser only. */
function pageView(address: string, title: string): EventParameters<'page_view'> {
  const pathname = localPath(address);
  return {
    page_title: title,
    page_location: window.location.origin + canonicalPath(pathname),
    product_id: productIdOfPath(pathname) ?? 'none',
    product_category_id: categoryIdOfPath(pathname) ?? 'none',
  };
}

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
