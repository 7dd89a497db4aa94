import { createHash } from 'node:crypto';
import { ownValue } from '../own-value';
import type { GeneratedFiles, GeneratedRoute } from '../generated-files';
import { aroundDocuments, chunkOf } from './around-documents';
import type { Plan, Section } from './sections';

const json = JSON.stringify;

/** The chunk name of a section, derived from its key. */
export function sectionChunk(key: string): string {
  return `pages-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/** Returns the code that loads a module, by the name that Docusaurus gives its chunk. */
function loadCodeOf(files: GeneratedFiles): (chunk: string) => string {
  const around = aroundDocuments(files);
  return (chunk) => {
    const module = ownValue(files.modules, chunk)!;
    return `() => import(/* webpackChunkName: "${chunkOf(chunk, around)}" */ ${module})`;
  };
}

function routesCode(routes: readonly GeneratedRoute[]): string {
  const code = routes.map(({ path, component, routes: children, ...attributes }) => {
    const key = path === '*' ? '' : `, ${json(component.slice(path.length + 1))}`;
    return [
      `{ path: ${json(path)}, component: ComponentCreator(${json(path)}${key})`,
      ...(children ? [`routes: ${routesCode(children)}`] : []),
      `...${json(attributes)} }`,
    ].join(', ');
  });
  return `[\n${code.join(',\n')}\n]`;
}

function grouped<Item>(items: readonly Item[], headOf: (item: Item) => object): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const head = json(headOf(item)).slice(1, -1);
    groups.set(head, [...(groups.get(head) ?? []), item]);
  }
  return [...groups];
}

function cut(path: string): [prefix: string, rest: string] {
  const end = path.replace(/\/$/, '').lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

function sectionCode(
  { pages, docs }: Section,
  loadCode: (chunk: string) => string,
  addSection: string,
): string {
  const pageGroups = grouped(pages, ({ route, at, component }) => {
    const { path, component: _key, ...attributes } = route;
    return { at, prefix: cut(path)[0], component, attributes };
  }).map(([head, members]) => {
    const rows = members.map(
      ({ route, content }) =>
        `[${json(cut(route.path)[1])}, ${json(content)}, ${loadCode(content)}]`,
    );
    return `{ ${head}, pages: [\n${rows.join(',\n')}\n] }`;
  });
  const docGroups = grouped(
    docs,
    ({ instance, version, doc: { id: _id, path, ...attributes } }) => {
      return { instance, version, prefix: cut(path)[0], attributes };
    },
  ).map(([head, members]) => {
    const rows = members.map(({ doc }) => [doc.id, cut(doc.path)[1]]);
    return `{ ${head}, docs: ${json(rows)} }`;
  });
  return [
    `import { addSection } from ${json(addSection)};`,
    `addSection([${pageGroups.join(',\n')}], [${docGroups.join(',\n')}]);`,
    '',
  ].join('\n');
}

/**
 * Generates the modules that replace Docusaurus's four, and the modules of the sections.
 *
 * @param files - Docusaurus's modules.
 * @param options.addSection - Path of the browser module that adds a section.
 * @returns The code of each module, by file name.
 */
export function sectionFiles(
  { routes, chunkNames, loadable, globalData, sections }: Plan,
  files: GeneratedFiles,
  { addSection }: { addSection: string },
): Record<string, string> {
  const loadCode = loadCodeOf(files);
  const registry = [...loadable]
    .filter((chunk) => Object.hasOwn(files.modules, chunk))
    .map((chunk) => `${json(chunk)}: [${loadCode(chunk)}]`);
  const loaders = sections.map(({ key }) => {
    const chunk = sectionChunk(key);
    return `${json(key)}: () => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`;
  });
  return {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default ${routesCode(routes)};\n`,
    'registry.js': `export default {\n${registry.join(',\n')}\n};\n`,
    'routesChunkNames.js': `export default ${json(chunkNames)};\n`,
    'globalData.js': `export default ${json(globalData)};\n`,
    'sections.js': `export const loaders = {\n${loaders.join(',\n')}\n};\n`,
    ...Object.fromEntries(
      sections.map((section) => [
        `${sectionChunk(section.key)}.js`,
        sectionCode(section, loadCode, addSection),
      ]),
    ),
  };
}
