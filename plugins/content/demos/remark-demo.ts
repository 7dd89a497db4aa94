import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { remarkDemo as connect } from 'docusaurus-demo-islands/remark';
import { sourcePath } from './demo-path';
import { demoOptionFaults } from './demo-options';
import { missingImport } from './fence-imports';
import { FenceError } from '../../shared/highlight/fence-error';
import { parseCode } from '../../shared/highlight/parse-code';
import type { DemoScope } from '../../../src/foundation/products';

/** Options of the remark plugin. */
export interface RemarkDemoOptions {
  siteDir: string;
  /** Scope of each docs folder. */
  folders: Record<string, DemoScope>;
}

/** Checks the code here, because errors of the bundler and the server would name the generated module. */
function checkFence({ value, position }: Code, scope: DemoScope | undefined, vfile: VFile): void {
  const failAt = (line: number, reason: string): never =>
    vfile.fail(reason, { line: (position?.start.line ?? 1) + line, column: 1 });
  try {
    parseCode(value, 'tsx');
  } catch (error) {
    if (error instanceof FenceError) {
      failAt(error.line, `The live fence: ${error.message}`);
    }
    throw error;
  }
  const missing = missingImport(value, scope);
  if (missing) {
    const { name, line, cure } = missing;
    failAt(line, `The live fence uses ${name}, which it doesn't import. ${cure}`);
  }
}

/**
 * Connects `<Demo name="Foo" />` to `./demos/Foo.tsx`: the island's module for the server and the
 * browser, and the facts that the page needs. A live code block becomes a demo too.
 *
 * @throws A message with file and line if a demo or its options have a fault.
 */
export function remarkDemo({ siteDir, folders }: RemarkDemoOptions) {
  const scopeOf = (file: string) =>
    Object.entries(folders).find(([folder]) => file.startsWith(`${folder}/`))?.[1];
  return connect({
    siteDir,
    viewer: '@site/src/demos/page/Demo',
    faultsOf: demoOptionFaults,
    attributesOf: ({ file, request, options }) => {
      const island = JSON.stringify(`${request}?${options.frameOnly ? 'frame' : 'island'}`);
      return {
        scope: JSON.stringify(scopeOf(file)),
        source: JSON.stringify(sourcePath(file)),
        facts: `require(${JSON.stringify(`${request}?facts`)})`,
        load: `() => import(${island})`,
        server: `__SERVER__ ? require(${island}) : null`,
      };
    },
    live: {
      // The component of `@docusaurus/theme-live-codeblock`. It renders `src/theme/Playground`.
      component: 'LiveCodeBlock',
      check: (code, page, vfile) => checkFence(code, scopeOf(page), vfile),
    },
  });
}
