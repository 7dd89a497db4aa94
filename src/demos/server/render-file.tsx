import path from 'node:path';
import type { ComponentType } from 'react';
import { throwingLine, throwsOnServer } from 'docusaurus-demo-islands/server';
import type { DemoScope } from '../../foundation/products';
import { createBidiCache } from '../emotion/create-bidi-cache';
import { LIBRARIES } from '../libraries';
import { OTHERWISE, renderDemo } from './render-demo';

/** A demo's file and its scope. */
export interface DemoFile {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  scope: DemoScope;
}

/**
 * Loads a demo with its scope.
 *
 * @param root - Absolute path of the repository.
 * @throws {DemoServerError} If the module throws, for example because it uses `window` at the top level.
 */
export async function loadDemo(root: string, { file, scope }: DemoFile) {
  const { default: Scope } = await LIBRARIES[scope].provider();
  try {
    const { default: Demo } = (await import(path.join(root, file))) as { default: ComponentType };
    return { Scope, Demo };
  } catch (error) {
    throw throwsOnServer(error, { file, line: throwingLine(error, file), otherwise: OTHERWISE });
  }
}

/**
 * Renders a demo's file in Node, with an emotion cache as on a page. Needs `__SERVER__` to be `true`.
 *
 * @param root - Absolute path of the repository.
 * @returns HTML that includes the demo's styles.
 * @throws {DemoServerError} If the demo throws, or if it would cover the page.
 */
export async function renderFile(root: string, demo: DemoFile): Promise<string> {
  const { Scope, Demo } = await loadDemo(root, demo);
  return renderDemo({
    app: (
      <Scope>
        <Demo />
      </Scope>
    ),
    name: path.posix.basename(demo.file, '.tsx'),
    cache: createBidiCache('css'),
    file: demo.file,
  });
}
