import { useThemeConfig } from '@docusaurus/theme-common';
import AlgoliaSearchBar from '@theme-original/SearchBar';
import type { ReactNode } from 'react';
import { SearchButton } from '@site/src/search';

/**
 * Places the search: the site's own, or Algolia's where its index is configured. Without it, the
 * original is an empty component.
 */
export default function SearchBar(): ReactNode {
  return 'algolia' in useThemeConfig() ? <AlgoliaSearchBar /> : <SearchButton />;
}
