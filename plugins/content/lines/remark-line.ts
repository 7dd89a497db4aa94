import path from 'node:path';
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { line as currentLine } from '../../../lines/current';
import { linkTo } from '../../../src/foundation/products';
import { faultsOf } from 'mdx-doctor/schema-faults';
import { ONLY, keepLine } from './keep-line';
import { withRelease } from './release-text';

const schema = z.strictObject({ line: z.string().regex(/^\d+$/, 'the major version of a line') });

/**
 * Leaves of a page what belongs to the release line that is built: the content of `<Only line="9">` is
 * part of that line only, `%RELEASE%` and `%MAJOR%` are the release that the page is about, and links to
 * products without pages in this line lead to the default line.
 *
 * It runs before everything that reads the page's text.
 *
 * @param options.line - Name of the line, by default this checkout's.
 * @throws A message with file and line for a wrong attribute, or an unknown package.
 */
export function remarkLine({ siteDir, line = currentLine.id }: { siteDir: string; line?: string }) {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const fill = (text: string, node: Node) => {
      try {
        return withRelease(text, file);
      } catch (error) {
        return vfile.fail((error as Error).message, node.position);
      }
    };
    keepLine(tree, line, ({ attributes, position }) => {
      const written = Object.fromEntries(
        attributes.map((one) => ('name' in one ? [one.name, one.value] : ['…', one.value])),
      );
      const [fault] = faultsOf(schema, written, { subject: 'The element', part: 'attribute' });
      if (fault) {
        vfile.fail(`<${ONLY}> ${fault.message} ${fault.cure}`, position);
      }
    });
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
        node.value = fill(node.value, node);
      } else if (node.type === 'link' || node.type === 'definition') {
        const { to, target } = linkTo(fill(node.url, node));
        node.url = to;
        if (target) {
          node.data = { ...node.data, hProperties: { target } };
        }
      }
    });
  };
}
