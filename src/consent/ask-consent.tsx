import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './ConsentBanner';
import { storeConsent, storedConsent, watchConsent } from './consent';

/**
 * Whether the reader consents. Asks once and stores the answer; until then, nothing that requires
 * consent may run.
 */
export function askConsent(): Promise<boolean> {
  const stored = storedConsent();
  if (stored !== null) {
    return Promise.resolve(stored);
  }
  return new Promise((resolve) => {
    const element = document.createElement('div');
    document.body.append(element);
    const root = createRoot(element);
    // The answer can come from the settings or from another tab.
    const unwatch = watchConsent((isGranted) => {
      unwatch();
      root.unmount();
      element.remove();
      resolve(isGranted);
    });
    root.render(<ConsentBanner onAnswer={storeConsent} />);
  });
}
