import { linkParameter, linkQuery } from '@site/src/foundation/browser/link-query';
import { ICON_THEMES } from './types';
import type { IconTheme } from './types';

/** What the URL of the icon search stores. */
export interface IconAddress {
  /** The text in the search field. */
  query: string;
  theme: IconTheme;
  /** Name of the icon whose dialog is open, as written in the URL; empty without a dialog. */
  selected: string;
}

/** The icon search without parameters. */
export const START: IconAddress = { query: '', theme: 'Filled', selected: '' };

function plain(text: string): string {
  return text.replace(/[\s_-]/g, '').toLowerCase();
}

/**
 * Reads the state from a URL. Unknown themes are ignored; `two tone` and `TwoTone` are the same.
 *
 * @param search - Query string of the URL.
 */
export function readAddress(search: string): IconAddress {
  const theme = plain(linkParameter(search, 'theme') ?? '');
  return {
    query: linkParameter(search, 'query') ?? START.query,
    theme: ICON_THEMES.find((one) => plain(one) === theme) ?? START.theme,
    selected: linkParameter(search, 'selected') ?? START.selected,
  };
}

/**
 * The query string of a URL with the state. Other parameters are kept, defaults are omitted.
 *
 * @param search - Query string of the current URL.
 */
export function searchOf(address: IconAddress, search: string): string {
  const params = linkQuery(search);
  for (const name of ['query', 'theme', 'selected'] as const) {
    if (address[name] === START[name]) {
      params.delete(name);
    } else {
      params.set(name, address[name]);
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}
