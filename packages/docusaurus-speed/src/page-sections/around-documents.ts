import { ownValue } from '../own-value';
import { docsOf, flatNames } from '../generated-files';
import type { GeneratedFiles, GeneratedRoute } from '../generated-files';

/** The chunk of what surrounds documents. */
export const DOC_PAGE = 'doc-page';

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/**
 * Chunk names of the components of documents and of the routes above them, and of the data that says
 * which docs instance it is.
 */
export function aroundDocuments({
  routes,
  chunkNames,
  globalData,
}: Pick<GeneratedFiles, 'routes' | 'chunkNames' | 'globalData'>): ReadonlySet<string> {
  const documents = new Set(
    docsOf(globalData).flatMap(([, { versions }]) =>
      versions.flatMap(({ docs }) => docs.map((doc) => withoutSlash(doc.path))),
    ),
  );
  const around = new Set<string>();
  const walk = (list: readonly GeneratedRoute[], above: readonly string[]) => {
    for (const route of list) {
      const { __comp: component, __context: context } = ownValue(chunkNames, route.component) ?? {};
      const names = [...above, ...flatNames(component), ...flatNames(context)];
      if (!route.routes && documents.has(withoutSlash(route.path))) {
        names.forEach((name) => around.add(name));
      }
      walk(route.routes ?? [], names);
    }
  };
  walk(routes, []);
  return around;
}

/**
 * The name of the chunk with a route's module.
 *
 * @param name - The name that Docusaurus gives it.
 * @param around - Names of what surrounds documents.
 */
export function chunkOf(name: string, around: ReadonlySet<string>): string {
  return around.has(name) ? DOC_PAGE : name;
}
