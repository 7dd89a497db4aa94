import fs from 'node:fs';
import path from 'node:path';
import type { SandboxData } from '../../src/demos/types';
import type { DemoScope } from '../../src/products';
import { exactVersions, typesFor } from './exact-versions';
import type { ReadManifest } from './exact-versions';
import { importsOf } from './imports';
import { tsToJs } from './ts-to-js';

/** What every project of a library needs, whatever the demo imports. */
const BASE: Record<'material' | 'joy', readonly string[]> = {
  material: ['@mui/material', '@fontsource/roboto'],
  joy: ['@mui/joy', '@fontsource/inter'],
};

const REACT = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** What mirrors the libraries' styles. */
const RTL = ['@mui/stylis-plugin-rtl', '@emotion/cache', 'stylis'];

interface Input {
  /** TypeScript source of the demo. */
  source: string;
  /** Its absolute path. */
  file: string;
  scope: DemoScope;
  /** Reads what is installed for the demo's page. */
  readManifest: ReadManifest;
}

function resolveModule(specifier: string, from: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['.ts', '.tsx'].map((ending) => base + ending).find((file) => fs.existsSync(file));
  if (!found || path.dirname(found) !== path.dirname(from)) {
    throw new Error(
      `${from}: imports "${specifier}", which is no .ts or .tsx file beside it. Put the module into the demo's folder.`,
    );
  }
  return found;
}

/**
 * The modules that a source imports, and those that they import.
 *
 * @returns Text by absolute path.
 */
function modulesOf(source: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (text: string, from: string) => {
    for (const specifier of importsOf(text, from).modules) {
      const module = resolveModule(specifier, from);
      if (module !== file && !found.has(module)) {
        const own = fs.readFileSync(module, 'utf8');
        found.set(module, own);
        visit(own, module);
      }
    }
  };
  visit(source, file);
  return found;
}

async function inJavaScript(modules: Map<string, string>): Promise<Record<string, string>> {
  const entries = [...modules].map(async ([file, text]): Promise<[string, string]> => {
    const name = path.basename(file).replace(/\.ts(x?)$/, '.js$1');
    return [name, await tsToJs(text, file)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * What a demo needs to stand on its own, and the files that this depends on.
 *
 * @throws If a package is not installed or a relative module does not stand beside the demo.
 */
export async function sandboxData({
  source,
  file,
  scope,
  readManifest: read,
}: Input): Promise<{ data: SandboxData; files: string[] }> {
  const modules = modulesOf(source, file);
  const imported = [[file, source] as const, ...modules].flatMap(
    ([from, text]) => importsOf(text, from).packages,
  );
  const base = BASE[scope === 'joy' ? 'joy' : 'material'];
  const dependencies = exactVersions([...REACT, ...base, ...imported], read);
  const rtl = exactVersions(RTL, read);
  return {
    data: {
      modules: {
        TS: Object.fromEntries([...modules].map(([from, text]) => [path.basename(from), text])),
        JS: await inJavaScript(modules),
      },
      dependencies,
      types: typesFor(dependencies, read),
      rtl: { dependencies: rtl, types: typesFor(rtl, read) },
    },
    files: [...modules.keys()],
  };
}
