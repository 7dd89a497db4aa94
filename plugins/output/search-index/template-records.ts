import { templatePath } from '../../../src/foundation/products';
import type { SearchRecord } from '../../../src/shell/search/types';
import { TEMPLATES } from '../../../templates/catalogue';

/**
 * The records of the templates, whose pages aren't documents.
 *
 * @param path - Base path of a version's pages; empty if the templates aren't below it.
 */
export function templateRecords(path: string): SearchRecord[] {
  return TEMPLATES.map(({ name, title, description }) => ({
    ...{ kind: 'page' as const, title, path: ['Templates'], url: templatePath(name) },
    text: description,
  })).filter(({ url }) => url.startsWith(`${path}/`));
}
