import { SITE_REPOSITORY, archivesOf, newIssueUrl, productOfPath } from '@site/src/products';
import type { Product } from '@site/src/products';

function versionOf(product: Product, pathname: string): string {
  const archive = archivesOf([product]).find(({ basePath }) => pathname.startsWith(`${basePath}/`));
  return archive?.version ?? product.version;
}

/**
 * Address of the form for a new issue about a demo. Written in English whatever the reader's
 * language, for those who read it.
 *
 * @param page - Address of the page that shows the demo.
 * @param error - What the demo stopped with.
 */
export function demoIssueUrl(
  name: string,
  page: Pick<Location, 'href' | 'pathname'>,
  error?: string,
): string {
  const product = productOfPath(page.pathname);
  const address = new URL(page.href);
  address.hash = name;
  return newIssueUrl(SITE_REPOSITORY, {
    title: `[${name}] `,
    body: [
      `Demo: ${name}`,
      `Page: ${address.href}`,
      ...(product ? [`Version: ${product.name} ${versionOf(product, page.pathname)}`] : []),
      ...(error === undefined ? [] : [`Error: ${error}`]),
      '',
      'What happens, and what did you expect?',
      '',
    ].join('\n'),
  });
}
