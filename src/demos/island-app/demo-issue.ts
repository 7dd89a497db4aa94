import { localPath } from '@site/src/foundation/browser/local-path';
import {
  SITE_REPOSITORY,
  archivesOf,
  newIssueUrl,
  productOfPath,
} from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';

function versionOf(product: Product, pathname: string): string {
  const archive = archivesOf([product]).find(({ basePath }) => pathname.startsWith(`${basePath}/`));
  return archive?.version ?? product.version;
}

/**
 * URL of the form for a new issue about a demo. The text is always in English, for the maintainers.
 *
 * @param page - Location of the demo's page.
 * @param error - Message of the error that the demo threw.
 */
export function demoIssueUrl(
  name: string,
  page: Pick<Location, 'href' | 'pathname'>,
  error?: string,
): string {
  const pathname = localPath(page.pathname);
  const product = productOfPath(pathname);
  const address = new URL(page.href);
  address.hash = name;
  return newIssueUrl(SITE_REPOSITORY, {
    title: `[${name}] `,
    body: [
      `Demo: ${name}`,
      `Page: ${address.href}`,
      ...(product ? [`Version: ${product.name} ${versionOf(product, pathname)}`] : []),
      ...(error === undefined ? [] : [`Error: ${error}`]),
      '',
      'What happens, and what did you expect?',
      '',
    ].join('\n'),
  });
}
