import { languageOfSearch, searchInSession } from '@site/src/i18n';
import { getCodeVariant, getSettings } from '@site/src/settings';
import type { UserProperties } from './types';

/** What sinks are told of the reader now; in the browser only. */
export function userProperties(): UserProperties {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    code_variant: getCodeVariant(),
    user_language: languageOfSearch(searchInSession(window.location.search)),
    // Two digits: more of them would tell readers with an unusual zoom apart.
    device_pixel_ratio: String(Math.round(window.devicePixelRatio * 100) / 100),
    color_scheme_os: prefersDark ? 'dark' : 'light',
    color_scheme: getSettings().modeChoice,
  };
}
