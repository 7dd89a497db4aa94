import { languageOfSearch, searchInSession } from '@site/src/foundation/i18n';
import { codeVariant, mode } from '@site/src/reader/settings';
import type { UserProperties } from './types';

/** The reader's current properties. Browser only. */
export function userProperties(): UserProperties {
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
