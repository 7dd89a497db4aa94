import { NOUNS, VERBS } from './words';

/** Path and title of a page of the plain site. */
export interface PageName {
  /** Folder in `docs/`. */
  folder: string;
  /** File name without extension. */
  file: string;
  title: string;
}

const PAGES_PER_FOLDER = 12;

/**
 * Names of the pages of the plain site. They are plausible because the main script contains the
 * path of every page.
 *
 * @param count - Number of pages.
 */
export function pageNames(count: number): PageName[] {
  return Array.from({ length: count }, (_, index) => {
    const folder = Math.floor(index / PAGES_PER_FOLDER);
    // One noun per folder; two folders with the same noun have different verbs.
    const noun = NOUNS[folder % NOUNS.length] as string;
    const round = Math.floor(folder / NOUNS.length);
    const verb =
      VERBS[((round % 2) * PAGES_PER_FOLDER + (index % PAGES_PER_FOLDER)) % VERBS.length];
    const suffix = round < 2 ? '' : ` ${Math.floor(round / 2) + 1}`;
    const title = `${verb} ${noun}${suffix}`;
    return {
      folder: `${noun}${round === 0 ? '' : `-${round + 1}`}`,
      file: title.toLowerCase().replaceAll(' ', '-'),
      title,
    };
  });
}
