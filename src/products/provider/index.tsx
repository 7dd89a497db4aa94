import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { PRODUCTS, SITE_BRANCH, SITE_REPOSITORY } from '../catalogue';
import type { Product } from '../types';

/** What components may ask about the documentation as a whole. */
export interface DocsConfig {
  products: readonly Product[];
  /** Address of this site's own repository. */
  repository: string;
  /** Branch that edit links point to. */
  branch: string;
}

const CONFIG: DocsConfig = { products: PRODUCTS, repository: SITE_REPOSITORY, branch: SITE_BRANCH };

const DocsContext = createContext<DocsConfig | null>(null);

/** Provides the docs configuration; stands once, in the theme's Root. */
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
      'useDocsConfig: the component must be wrapped in the docs provider (<DocsProvider>, src/products/provider).',
    );
  }
  return config;
}
