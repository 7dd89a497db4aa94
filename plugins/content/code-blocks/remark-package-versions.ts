import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { FenceError } from '../../shared/highlight/fence-error';
import { withVersions } from './package-versions';

/**
 * Adds the documented version to each package in code that installs it. It runs before everything that
 * copies code, so commands are the same on the page, in its Markdown and for every package manager.
 *
 * @throws A message with file, line and fix for the errors of `withVersions`.
 */
export function remarkPackageVersions({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const filled = (text: string, line = 0) => {
      try {
        return withVersions(text, file);
      } catch (error) {
        if (error instanceof FenceError) {
          vfile.fail(`${file}:${line + error.line}: ${error.message}`);
        }
        throw error;
      }
    };
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 0;
      if (node.type === 'code') {
        node.value = filled(node.value, line);
      } else if (node.type === 'inlineCode' || node.type === 'text') {
        node.value = filled(node.value, line - 1);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === 'string') {
            attribute.value = filled(attribute.value, line - 1);
          }
        }
      }
    });
  };
}
