import { useLocation } from '@docusaurus/router';
import { useSyncExternalStore } from 'react';
import { useLocalPathname } from '../docusaurus-internals';
import { DEFAULT_LANGUAGE } from '../i18n';
import { languageOfAddress } from './paths';

const neverChanges = () => () => {};

/**
 * The language that links to other sites should lead to, as the reader's address asks for it; it
 * need not have a dictionary here. English in the first render, as the server knows no query.
 */
export function useLinkLanguage(): string {
  const pathname = useLocalPathname();
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => languageOfAddress(pathname, search),
    () => DEFAULT_LANGUAGE,
  );
}
