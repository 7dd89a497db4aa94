import { useThemeConfig } from '@docusaurus/theme-common';
import AlgoliaSearchBar from '@theme-original/SearchBar';
import type { ReactNode } from 'react';
import { SearchButton } from '@site/src/shell/search';

/**
 * Renders the site's search, or Algolia's if its index is configured. Without Algolia, the original
 * component is empty.
 */
export default function SearchBar(): ReactNode {
  return 'algolia' in useThemeConfig() ? <AlgoliaSearchBar /> : <SearchButton />;
}
