import { consent } from '@site/src/reader/consent';
import type { Sink } from '../types';

/** Cookies of the Google tag: `_ga`, and `_ga_` followed by a tag's id. */
const NAME = /^_ga(?:_|$)/;

/** Deletes the Google tag's cookies on this host and every parent domain. */
function forgetGoogleCookies(): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (NAME.test(name)) {
      for (const domain of ['', ...domains]) {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
    }
  }
}

declare global {
  interface Window {
    /** The Google tag's command queue, which only accepts `arguments` objects. */
    dataLayer?: unknown[];
    /** Disables the tag while true. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** https://developers.google.com/tag-platform/gtagjs/install */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Loads the Google tag and sends events to it. When the reader withdraws consent, the tag is disabled
 * at once and its cookies are deleted.
 *
 * @param id - Id of the tag, such as `G-ABC123`.
 */
export function googleSink(id: string): Sink {
  const queue = (window.dataLayer ??= []);
  const gtag: (...command: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- the tag ignores arrays
    queue.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${id}`;
  document.head.append(script);
  consent.subscribe(() => {
    const isGranted = consent.get() === 'granted';
    window[`ga-disable-${id}`] = !isGranted;
    if (!isGranted) {
      forgetGoogleCookies();
    }
  });
  const isSilent = () => window[`ga-disable-${id}`] === true;
  return {
    setUser: (user) => gtag('set', 'user_properties', user),
    send: ({ name, parameters }) => {
      if (!isSilent()) {
        gtag('event', name, parameters);
      }
    },
  };
}
