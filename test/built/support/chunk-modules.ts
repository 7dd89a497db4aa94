import { parse } from 'acorn';
import type { Expression, Node, Property } from 'acorn';
import { filesBelow } from '../../../plugins/shared/files-below';
import { BUILD_DIR } from '../../../scripts/shared/root';
import { readBuilt } from './read-built';

/** A module in a chunk, as written by the bundler. */
export interface ChunkModule {
  id: string;
  /** Path of the chunk from the root of the site. */
  file: string;
  code: string;
}

// A chunk is `(self.webpackChunk… = …).push([[ids], { id(module, exports, require) {…}, … }])`.
function modulesOf(node: Node): Property[] {
  const { expression } = node as { expression?: Expression };
  const calls = expression?.type === 'SequenceExpression' ? expression.expressions : [expression];
  return calls.flatMap((call) => {
    const list = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
    const modules = list?.type === 'ArrayExpression' ? list.elements[1] : undefined;
    return modules?.type === 'ObjectExpression'
      ? modules.properties.filter((property) => property.type === 'Property')
      : [];
  });
}

/** All modules in all chunks of the built site, and the size of all scripts in bytes. */
export function chunkModules(): { modules: ChunkModule[]; bytes: number } {
  const files = filesBelow('assets/js', BUILD_DIR, /\.js$/);
  let bytes = 0;
  const modules = files.flatMap((file) => {
    const text = readBuilt(file);
    bytes += text.length;
    return parse(text, { ecmaVersion: 'latest' })
      .body.flatMap(modulesOf)
      .map((property) => ({
        id: text.slice(property.key.start, property.key.end),
        file,
        code: text.slice(property.start, property.end),
      }));
  });
  return { modules, bytes };
}
