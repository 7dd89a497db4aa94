import { useSyncExternalStore } from 'react';
import { useLocalPathname } from '../../foundation/docusaurus-internals';
import { DEFAULT_LANGUAGE, language, searchInSession } from '../../foundation/i18n';
import { languageOfAddress } from './paths';

/**
 * The language for links to other sites, from the current URL. It may lack a dictionary on this
 * site. English in the first render, because the server doesn't know the query.
 */
export function useLinkLanguage(): string {
  const pathname = useLocalPathname();
  return useSyncExternalStore(
    language.subscribe,
    // Not the router's query, which is out of date after the settings have changed the address.
    () => languageOfAddress(pathname, searchInSession(window.location.search)),
    () => DEFAULT_LANGUAGE,
  );
}
