import { htmlOf } from './page-html';

/** The markup of the release notes on a page; parsing all pages would take a minute. */
export const releaseNotesOf = (route: string) =>
  Array.from(
    htmlOf(route).matchAll(/<p class="?release_[^>]*>.*?(?=<\/p>|<\/div>|<details)/g),
    ([note]) => note,
  );
