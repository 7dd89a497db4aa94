import { createRoot } from 'react-dom/client';
import { readStored, writeStored } from '@site/src/settings';
import { ConsentBanner } from './ConsentBanner';

/** Where the answer is kept: `granted` or `denied`. */
const STORAGE_KEY = 'analytics-consent';

/**
 * Whether the reader allows what needs consent. Asks once and keeps the answer; until there is one
 * nothing is allowed.
 */
export function askConsent(): Promise<boolean> {
  const stored = readStored(STORAGE_KEY);
  if (stored === 'granted' || stored === 'denied') {
    return Promise.resolve(stored === 'granted');
  }
  return new Promise((resolve) => {
    const element = document.createElement('div');
    document.body.append(element);
    const root = createRoot(element);
    root.render(
      <ConsentBanner
        onAnswer={(isGranted) => {
          writeStored(STORAGE_KEY, isGranted ? 'granted' : 'denied');
          root.unmount();
          element.remove();
          resolve(isGranted);
        }}
      />,
    );
  });
}
