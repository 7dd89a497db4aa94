import { pages } from './en/pages';

const TITLES: Record<string, Readonly<Record<string, string>>> = { en: pages };

/**
 * The title that the table of page titles gives to a pathname.
 *
 * Apart from the dictionaries, because pathnames are no dotted keys, and so that no page of the
 * site carries the whole table: the navigation reads it while the site is built.
 *
 * @param pathname - Without trailing slash, such as `/material-ui/guides`.
 * @returns The title; the English one when the language has none; `undefined` when none is given.
 */
export function pageTitle(language: string, pathname: string): string | undefined {
  return [TITLES[language], TITLES.en].find(
    (titles) => titles && Object.hasOwn(titles, pathname),
  )?.[pathname];
}
