import ts from 'typescript';
import type { DescribeOptions } from './options';
import { findPackage, installedPackage, readManifest } from './packages';

// Packages whose types are always used, even if no manifest lists them.
const ALWAYS_READ = ['@types/react', 'csstype'];

/**
 * The versions of all that a description depends on: the compiler, the packages and what they
 * depend on. A cached description is valid as long as they are the same.
 *
 * @throws ComponentApiError if a package isn't installed.
 */
export function versionsRead({ packages, root = process.cwd() }: DescribeOptions): string[] {
  const versions = packages.flatMap((wanted) => {
    const { folder, manifest } = installedPackage(wanted, root);
    return [...Object.keys(manifest.dependencies ?? {}), ...ALWAYS_READ].map((name) => {
      const dependency = findPackage(name, folder);
      return dependency ? `${name}@${readManifest(dependency).version}` : `${name}: none`;
    });
  });
  return [`typescript@${ts.version}`, ...versions];
}
