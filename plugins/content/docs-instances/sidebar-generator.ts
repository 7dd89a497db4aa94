import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import { assertUniquePathnames, toSidebarItems } from '../../../src/shell/navigation';
import type { NavigationEntry, NavigationTree } from '../../../src/shell/navigation';
import type { DocsInstance } from '../../../src/foundation/products';
import { archivedItems } from './archived-items';
import { ignoredFiles } from '../../shared/page-files';
import { treeFileOf } from '../../shared/read-tree';

type SidebarGenerator = NonNullable<Options['sidebarItemsGenerator']>;

interface Input {
  instance: DocsInstance;
  /** Navigation entries of the product's API pages; receives those of hand-written ones. */
  apiEntries: (written: NavigationTree) => NavigationTree;
  siteDir: string;
}

function withApiPages(tree: NavigationTree, apiEntries: Input['apiEntries']): NavigationTree {
  return tree.map((entry): NavigationEntry => {
    const { children: given } = entry;
    const children = entry.api ? apiEntries(given ?? []) : given;
    return children ? { ...entry, children: withApiPages(children, apiEntries) } : entry;
  });
}

/** Runs a check; Docusaurus adds its own stack to errors thrown here, but writers need only the message. */
function reported<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    const { message } = error as Error;
    if (process.env.NODE_ENV === 'production') {
      console.error(message);
      process.exit(1);
    }
    throw Object.assign(error as Error, { stack: message });
  }
}

function assertNoIgnoredFiles(folder: string, siteDir: string): void {
  const ignored = ignoredFiles(folder, siteDir);
  if (ignored.length > 0) {
    const lines = ignored.map(({ file, message, cure }) => `${file}:1: ${message} ${cure}`);
    throw new Error(lines.join('\n'));
  }
}

/**
 * Creates the sidebar of the current version from the tree in `sidebar.ts`, which Docusaurus
 * watches, and adds the API pages to the saved sidebar of an archived version.
 */
export function sidebarGenerator({ instance, apiEntries, siteDir }: Input): SidebarGenerator {
  const file = treeFileOf(instance);
  return ({ item, docs, version }) => {
    const folder = path.relative(siteDir, version.contentPath).replaceAll('\\', '/');
    reported(() => assertNoIgnoredFiles(folder, siteDir));
    if (version.versionName !== 'current') {
      return archivedItems(item.dirName, docs) as Awaited<ReturnType<SidebarGenerator>>;
    }
    const tree = withApiPages((item.customProps as { tree: NavigationTree }).tree, apiEntries);
    const documents = docs.map(({ id, title, frontMatter }) => ({
      id,
      title: frontMatter.sidebar_label ?? title,
      pathname: path.posix.join(instance.basePath, String(frontMatter.slug ?? id)),
      unlisted: frontMatter.unlisted === true,
    }));
    return reported(() => {
      assertUniquePathnames(file, tree);
      const items = toSidebarItems(tree, { file, documents, complete: true });
      return items as Awaited<ReturnType<SidebarGenerator>>;
    });
  };
}
