import { line } from './current';

/**
 * Entries that only one line has, for lists such as a product's navigation.
 *
 * @param id - Name of the line.
 * @returns The entries, or none in another line.
 * @example ...only('7', page('/material-ui/react-grid-legacy'))
 */
export function only<Entry>(id: string, ...entries: Entry[]): Entry[] {
  return line.id === id ? entries : [];
}
