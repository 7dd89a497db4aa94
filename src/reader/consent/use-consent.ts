import { readPageConfig } from '@site/src/foundation/browser/page-config';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { consent } from './consent';

const isAsked = () => {
  const config = readPageConfig('analytics') as { sink?: unknown } | null;
  return config?.sink === 'google';
};

const setGranted = (isGranted: boolean) => consent.set(isGranted ? 'granted' : 'denied');

/**
 * The reader's consent and a setter. Browser only.
 *
 * @returns `null` on a site where nothing needs consent.
 */
export function useConsent() {
  const isGranted = usePersisted(consent) === 'granted';
  return isAsked() ? { isGranted, setGranted } : null;
}
