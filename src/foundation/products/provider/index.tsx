import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { PRODUCTS, SITE_BRANCH, SITE_REPOSITORY } from '../catalogue';
import type { Product } from '../types';

/** Configuration of the documentation for components. */
export interface DocsConfig {
  products: readonly Product[];
  /** URL of this site's repository. */
  repository: string;
  /** Branch for edit links. */
  branch: string;
}

const CONFIG: DocsConfig = { products: PRODUCTS, repository: SITE_REPOSITORY, branch: SITE_BRANCH };

const DocsContext = createContext<DocsConfig | null>(null);

/** Provides the docs configuration. Rendered once, in the theme's Root. */
export function DocsProvider({ children }: { children: ReactNode }) {
  return <DocsContext value={CONFIG}>{children}</DocsContext>;
}

/**
 * The docs configuration.
 *
 * @throws If the component is not inside the provider.
 */
export function useDocsConfig(): DocsConfig {
  const config = use(DocsContext);
  if (!config) {
    throw new Error(
      'useDocsConfig: the component must be wrapped in the docs provider (<DocsProvider>, src/foundation/products/provider).',
    );
  }
  return config;
}
