import { archivesOf } from './archives';
import { PRODUCTS } from './catalogue';
import { demoFolders } from './demo-folders';
import type { DemoScope } from './types';

/** Pages that show the demos of a docs folder, at one version, outside their docs pages. */
export interface DemoFrames {
  /** Path of the page that shows a single demo, which the query specifies. */
  alone: string;
  /** Path of the page that runs edited demos in a sandbox. */
  live: string;
  /** Name of the demo's page in the query. */
  page: string;
}

/** Path of the page that shows single demos of a docs folder. */
export function alonePath(basePath: string): string {
  return `/demo${basePath}/`;
}

/** Path of the sandbox for edited demos of a library. */
export function livePath(scope: DemoScope): string {
  return `/demo/live/${scope}/`;
}

/**
 * The name of a page in a frame's query.
 *
 * @param folder - The page's folder, relative to its docs instance.
 * @example framePage('components/button') // 'button'
 */
export function framePage(folder: string): string {
  return folder.replace(/^components\//, '');
}

/**
 * The pages where a demo can be opened outside its docs page.
 *
 * @param source - Path of its source pages, which the build passes to `<Demo>`.
 * @throws If the demo isn't in a docs folder.
 * @example demoFrames('demos/docs-material/components/button/BasicButtons')
 * // { alone: '/demo/material-ui/', live: '/demo/live/material/', page: 'button' }
 */
export function demoFrames(source: string): DemoFrames {
  const file = source.replace(/^demos\//, '');
  const folders = [...demoFolders(PRODUCTS), ...archivesOf(PRODUCTS)];
  const docs = folders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!docs) {
    throw new Error(`"${source}" isn't in a docs folder of src/foundation/products/catalogue.ts.`);
  }
  const folder = file.slice(docs.folder.length + 1).replace(/\/?[^/]+$/, '');
  return {
    alone: alonePath(docs.basePath),
    live: livePath(docs.demoScope),
    page: framePage(folder),
  };
}
