import type { PageDemo } from '../../../plugins/content/demos/page-demos';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { alonePath, framePage } from '../../../src/foundation/products';

/** Path of the page that shows only a demo. */
export function demoPath(page: EvidencePage, { name, file }: PageDemo): string {
  const folder = file.slice(file.indexOf(`/${page.folder}/`) + page.folder.length + 2);
  const below = framePage(folder.replace(/\/?demos\/[^/]+$/, ''));
  return `${alonePath(page.basePath)}?demo=${[below, name].filter(Boolean).join('/')}`;
}
