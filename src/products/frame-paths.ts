import { archivesOf } from './archives';
import { PRODUCTS } from './catalogue';
import type { DemoScope } from './types';

/** Where the demos of one docs folder, at one version, can be opened outside of their pages. */
export interface DemoFrames {
  /** Path of the page that shows one demo alone, the demo being named in the query. */
  alone: string;
  /** Path of the page that runs edited demos in a sandbox. */
  live: string;
  /** The page that the demo stands on, as the query names it. */
  page: string;
}

/** Path of the page that shows the demos of a docs folder, each alone. */
export function alonePath(basePath: string): string {
  return `/demo${basePath}/`;
}

/** Path of the sandbox for edited demos of a library. */
export function livePath(scope: DemoScope): string {
  return `/demo/live/${scope}/`;
}

/**
 * Name of a page in a frame's query.
 *
 * @param folder - The page's folder below that of its docs instance.
 * @example framePage('components/button') // 'button'
 */
export function framePage(folder: string): string {
  return folder.replace(/^components\//, '');
}

/**
 * Where a demo can be opened outside of its page.
 *
 * @param source - Address of its source pages, as the build gives it to `<Demo>`.
 * @throws If the demo stands in no docs folder.
 * @example demoFrames('demos/docs-material/components/button/BasicButtons')
 * // { alone: '/demo/material-ui/', live: '/demo/live/material/', page: 'button' }
 */
export function demoFrames(source: string): DemoFrames {
  const file = source.replace(/^demos\//, '');
  const folders = [...PRODUCTS.flatMap(({ docs }) => docs), ...archivesOf(PRODUCTS)];
  const docs = folders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!docs) {
    throw new Error(`"${source}" stands in no docs folder of src/products/catalogue.ts.`);
  }
  const folder = file.slice(docs.folder.length + 1).replace(/\/?[^/]+$/, '');
  return {
    alone: alonePath(docs.basePath),
    live: livePath(docs.demoScope),
    page: framePage(folder),
  };
}
