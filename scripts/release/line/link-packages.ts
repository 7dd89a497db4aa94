import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** The packages of a `node_modules` folder, scoped ones by their full name. */
function packagesIn(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`)
        : name,
    );
}

interface Manifest {
  version?: string;
  peerDependencies?: Record<string, string>;
}

function manifestIn(modules: string, name: string): Manifest {
  try {
    const text = readFileSync(path.join(modules, name, 'package.json'), 'utf8');
    return JSON.parse(text) as Manifest;
  } catch {
    return {};
  }
}

/**
 * Creates a `node_modules` folder of all packages of the site, in which those of a line replace the
 * site's. The line's are copies, so they find React and Emotion where the site's files find them, and so
 * are packages that share one of them with the app (`peerDependencies`); the others are links.
 *
 * @param line - The line's `node_modules`.
 * @param site - The site's `node_modules`.
 * @param target - The folder to create; an earlier one is replaced.
 * @param kept - Packages that are the site's even if a package of the line brings another version.
 */
export function linkPackages(
  { line, site, target }: Record<'line' | 'site' | 'target', string>,
  kept: ReadonlySet<string>,
): void {
  rmSync(target, { recursive: true, force: true });
  // A package of the same version, such as Emotion's, must not exist twice.
  const own = new Set(
    packagesIn(line).filter(
      (name) =>
        !kept.has(name) && manifestIn(line, name).version !== manifestIn(site, name).version,
    ),
  );
  const shares = (name: string) =>
    Object.keys(manifestIn(site, name).peerDependencies ?? {}).some((peer) => own.has(peer));
  for (const name of new Set([...packagesIn(site), ...own])) {
    const to = path.join(target, name);
    mkdirSync(path.dirname(to), { recursive: true });
    const from = path.join(own.has(name) ? line : site, name);
    // The packages of this repository are part of the copy, in which they find those of the line.
    const isOwn = lstatSync(from).isSymbolicLink();
    if (own.has(name) || (shares(name) && !isOwn)) {
      cpSync(from, to, { recursive: true });
    } else {
      symlinkSync(isOwn ? readlinkSync(from) : from, to, 'junction');
    }
  }
  symlinkSync(path.join(site, '.bin'), path.join(target, '.bin'), 'junction');
}
