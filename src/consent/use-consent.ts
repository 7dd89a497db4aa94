import { useSyncExternalStore } from 'react';
import { readPageConfig } from '@site/src/browser/page-config';
import { storeConsent, storedConsent, watchConsent } from './consent';

const isAsked = () => {
  const config = readPageConfig('analytics') as { sink?: unknown } | null;
  return config?.sink === 'google';
};

/**
 * The reader's consent and a setter. Browser only.
 *
 * @returns `null` on a site where nothing needs consent.
 */
export function useConsent() {
  const isGranted = useSyncExternalStore(watchConsent, storedConsent) ?? false;
  return isAsked() ? { isGranted, setGranted: storeConsent } : null;
}
