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
import type { SandboxData } from '../../../src/demos/types';
import type { DemoScope } from '../../../src/foundation/products';
import { imagesOf } from './demo-images';

/** Packages that every project of a library needs. */
const BASE: Record<'material' | 'joy', readonly string[]> = {
  material: ['@mui/material', '@fontsource/roboto'],
  joy: ['@mui/joy', '@fontsource/inter'],
};

const REACT = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** Packages that mirror the libraries' styles. */
const RTL = ['@mui/stylis-plugin-rtl', '@emotion/cache', 'stylis'];

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
  const base = BASE[scope === 'joy' ? 'joy' : 'material'];
  const dependencies = exactVersions([...REACT, ...base, ...imported], read);
  const rtl = exactVersions(RTL, read);
  return {
    data: {
      modules: {
        TS: Object.fromEntries([...modules].map(([from, text]) => [path.basename(from), text])),
        JS: await inJavaScript(modules),
      },
      images,
      dependencies,
      types: typesFor(dependencies, read),
      rtl: { dependencies: rtl, types: typesFor(rtl, read) },
    },
    files: [
      ...modules.keys(),
      ...Object.keys(images).map((address) => path.join(siteDir, 'static', address)),
    ],
  };
}
