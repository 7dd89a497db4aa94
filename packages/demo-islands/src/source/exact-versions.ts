/** Exact versions of npm packages, by name. */
export type Versions = Record<string, string>;

/** The part of a package's manifest that a dependent project needs. */
export interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  types?: string;
  typings?: string;
}

/** Reads the manifest of an installed package; `null` when it is not installed. */
export type ReadManifest = (name: string) => Manifest | null;

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  const about = new Map(Object.entries(peerDependenciesMeta));
  return Object.keys(peerDependencies).filter((name) => !about.get(name)?.optional);
}

/**
 * The exact versions of packages and all their required peers, from the installed manifests: the
 * versions that the page's demos use.
 *
 * @throws If a package is not installed.
 */
export function exactVersions(names: readonly string[], read: ReadManifest): Versions {
  const versions: Versions = {};
  const add = (name: string, dependent: string) => {
    if (Object.hasOwn(versions, name)) {
      return;
    }
    const manifest = read(name);
    if (!manifest) {
      throw new Error(
        `The package ${name}, which ${dependent} imports or has as a peer dependency, is not installed. Install it: npm install --save-exact ${name}`,
      );
    }
    versions[name] = manifest.version;
    requiredPeers(manifest).forEach((peer) => add(peer, name));
  };
  names.forEach((name) => add(name, 'a demo'));
  return versions;
}

/** Name of the `@types` package of a package. */
function typesPackage(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}

/** The exact versions of the `@types` packages for packages without their own types. */
export function typesFor(packages: Versions, read: ReadManifest): Versions {
  return Object.fromEntries(
    Object.keys(packages).flatMap((name) => {
      const manifest = read(name);
      const types = manifest?.types || manifest?.typings ? null : read(typesPackage(name));
      return types ? [[typesPackage(name), types.version]] : [];
    }),
  );
}
