import { languageOfSearch, searchInSession, translate } from '@site/src/foundation/i18n';
import styles from './NavbarMenu.module.css';

function element(tag: string, className = '', ...children: (Node | string)[]) {
  const created = Object.assign(document.createElement(tag), { className });
  created.append(...children);
  return created;
}

/**
 * Adds the page in the other release line to a menu of versions, at the same place of the page, and removes
 * the entry of the page before. The address is the one in the page's header: the line is a site of its own, so
 * this one's list of versions doesn't have it, and no page has to load more for it.
 *
 * @param menu - Any menu; only the one of versions is changed.
 */
export function showOtherLine(menu: HTMLElement): void {
  const list = menu.querySelector('[data-versions]')?.parentElement;
  list?.querySelector('[data-line-entry]')?.remove();
  const page = document.querySelector<HTMLAnchorElement>('.doc-header [data-line]');
  if (!list || !page) {
    return;
  }
  const { line: version = '', start } = page.dataset;
  const text = element('span', '', `v${version}`);
  if (start) {
    const language = languageOfSearch(searchInSession(window.location.search));
    text.append(element('span', styles.note, translate(language, 'navigation.notInVersion')));
  }
  const place = start ? '' : window.location.search + window.location.hash;
  const link = Object.assign(element('a', styles.link, text), { href: page.href + place });
  const entry = element('li', styles.item, link);
  entry.dataset.lineEntry = '';
  // The latest version comes first.
  const older = [...list.children].find(
    ({ textContent }) => parseFloat(textContent.slice(1)) < parseFloat(version),
  );
  list.insertBefore(entry, older ?? list.lastElementChild);
}
