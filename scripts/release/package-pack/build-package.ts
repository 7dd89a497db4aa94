import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transformSync } from 'esbuild';
import type { Metafile } from 'esbuild';
import { ROOT } from '../../shared/root';

/** What this reads of a package's manifest. In the repository, exports and commands are TypeScript. */
interface Manifest {
  name: string;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  /** What others install beside it, so that it isn't in the archive. */
  peerDependencies?: Record<string, string>;
}

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const SOURCE = /^\.\/src\/(.*)\.ts$/;

const isReadme = (file: string) => /^readme/i.test(file);

const compiled = (file: string) => file.replace(SOURCE, './$1.js');

/** A folder whose files another bundler reads one by one, so that they aren't put together. */
const SOURCE_FOLDER = /^\.\/src\/([^/]+)\/\*$/;

/** Copies a folder without its tests, as JavaScript. */
function compileFolder(source: string, target: string): void {
  cpSync(source, target, {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
  });
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.d)\.tsx?$/.test(name))) {
    const from = path.join(target, file);
    const loader = from.endsWith('x') ? 'tsx' : 'ts';
    const { code } = transformSync(readFileSync(from, 'utf8'), { loader, jsx: 'automatic' });
    writeFileSync(from, code);
    renameSync(from, from.replace(/\.tsx?$/, '.js'));
  }
}

/** How the archive exports a file. */
const exported = (file: string) =>
  SOURCE.test(file)
    ? { types: file.replace(SOURCE, './$1.d.ts'), default: compiled(file) }
    : file.replace(SOURCE_FOLDER, './$1/*');

const mapped = <T>(record: Record<string, string>, change: (value: string) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** The folders of the packages that are a part of what was built. */
function bundledPackages({ outputs }: Metafile): Set<string> {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  return new Set(folders.map((folder) => path.resolve(folder)));
}

/**
 * Writes a package as others install it: JavaScript that contains its dependencies and their
 * licenses, declarations, and the files that it exports.
 *
 * @param source - Folder of the package.
 * @param target - An empty folder.
 * @param homepage - The address of the documentation.
 * @throws If it doesn't compile.
 */
export async function buildPackage(source: string, target: string, homepage: string) {
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  const { bin = {} } = manifest;
  const files = [...Object.values(bin), ...Object.values(manifest.exports)];
  const { metafile } = await build({
    entryPoints: files.filter((file) => SOURCE.test(file)).map((file) => path.join(source, file)),
    outdir: target,
    outbase: path.join(source, 'src'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    // A command loads the package's functions by its name, so that they exist once.
    external: [manifest.name, ...Object.keys(manifest.peerDependencies ?? {})],
    mainFields: ['module', 'main'],
    metafile: true,
  });
  const types = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', target];
  execFileSync(process.execPath, [TSC, '-p', source, ...types], { stdio: 'inherit' });
  const folders = files.flatMap((file) => /^\.\/([^/]+)\/\*/.exec(file)?.[1] ?? []);
  for (const name of ['README.md', 'CHANGELOG.md', ...folders]) {
    cpSync(path.join(source, name), path.join(target, name), { recursive: true });
  }
  for (const folder of files.flatMap((file) => SOURCE_FOLDER.exec(file)?.[1] ?? [])) {
    compileFolder(path.join(source, 'src', folder), path.join(target, folder));
  }
  cpSync(path.join(ROOT, 'LICENSE'), path.join(target, 'LICENSE'));
  for (const folder of bundledPackages(metafile)) {
    const inside = readdirSync(folder);
    // Some packages state their license in the readme only.
    const license = inside.find((file) => /^licen[cs]e/i.test(file)) ?? inside.find(isReadme);
    const [name] = folder.split('node_modules/').slice(-1);
    cpSync(path.join(folder, license!), path.join(target, 'licenses', `${name!}.txt`));
  }
  const published = {
    ...manifest,
    private: undefined,
    dependencies: undefined,
    devDependencies: undefined,
    homepage,
    bin: mapped(bin, compiled),
    exports: mapped(manifest.exports, exported),
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
