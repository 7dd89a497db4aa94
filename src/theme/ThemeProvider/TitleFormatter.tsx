import type { ComponentProps, ReactNode } from 'react';
import { TitleFormatterProvider } from '@site/src/foundation/docusaurus-internals';
import { PRODUCTS } from '@site/src/foundation/products';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const format: Formatter = ({ defaultFormatter, ...page }) => {
  const product = PRODUCTS.find(({ docs }) => docs.some(({ id }) => id === page.plugin.id));
  const isLibrary = product && product.category.id !== 'docs';
  return defaultFormatter(isLibrary ? { ...page, siteTitle: product.name } : page);
};

/** Ends the title of a library's page in the library's name, and all others in the site's. */
export default function TitleFormatter({ children }: { children: ReactNode }): ReactNode {
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>;
}
