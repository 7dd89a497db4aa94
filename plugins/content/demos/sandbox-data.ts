import path from 'node:path';
import {
  exactVersions,
  importsOf,
  javaScriptName,
  modulesOf,
  typesFor,
} from 'docusaurus-demo-islands/source';
import { tsToJs } from 'docusaurus-demo-islands/ts-to-js';
import type { ReadManifest } from 'docusaurus-demo-islands/source';
import { overrides } from '../../../package.json';
import type { SandboxData } from '../../../src/demos/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { imagesOf } from './demo-images';

interface Input {
  /** TypeScript source of the demo. */
  source: string;
  /** Its absolute path. */
  file: string;
  scope: DemoScope;
  /** Absolute path of the repository. */
  siteDir: string;
  /** Reads the manifests of the packages that the demo's page uses. */
  readManifest: ReadManifest;
}

async function inJavaScript(modules: Map<string, string>): Promise<Record<string, string>> {
  const entries = [...modules].map(async ([file, text]): Promise<[string, string]> => {
    return [javaScriptName(file), await tsToJs(text, file)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * What a demo needs to run elsewhere, and the files that this depends on.
 *
 * @throws If a package isn't installed, a relative module isn't in the demo's folder, or an image
 *   isn't in `static/img/demos/`.
 */
export async function sandboxData({
  source,
  file,
  scope,
  siteDir,
  readManifest: read,
}: Input): Promise<{ data: SandboxData; files: string[] }> {
  const modules = modulesOf(source, file);
  const texts = new Map([[file, source], ...modules]);
  const imported = [...texts].flatMap(([from, text]) => importsOf(text, from).packages);
  const images = imagesOf(texts, siteDir);
  const { packages, rtlPackages, declarations } = LIBRARIES[scope].sandbox;
  const dependencies = exactVersions(['react', 'react-dom', ...packages, ...imported], read);
  const rtl = exactVersions(rtlPackages, read);
  const own = Object.entries(overrides).filter(([name]) => Object.hasOwn(dependencies, name));
  return {
    data: {
      modules: {
        TS: {
          ...Object.fromEntries([...modules].map(([from, text]) => [path.basename(from), text])),
          ...declarations?.(Object.keys(dependencies), siteDir),
        },
        JS: await inJavaScript(modules),
      },
      images,
      dependencies,
      types: typesFor(dependencies, read),
      ...(own.length > 0 && { overrides: Object.fromEntries(own) }),
      rtl: { dependencies: rtl, types: typesFor(rtl, read) },
    },
    files: [
      ...modules.keys(),
      ...Object.keys(images).map((address) => path.join(siteDir, 'static', address)),
    ],
  };
}
