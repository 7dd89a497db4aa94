import { createRoot } from 'react-dom/client';
import { consent } from './consent';
import { ConsentBanner } from './ConsentBanner';

/**
 * Whether the reader consents. Asks once and stores the answer; until then, nothing that requires
 * consent may run.
 */
export function askConsent(): Promise<boolean> {
  const isGranted = () => consent.get() === 'granted';
  if (consent.get() !== null) {
    return Promise.resolve(isGranted());
  }
  return new Promise((resolve) => {
    const element = document.createElement('div');
    document.body.append(element);
    const root = createRoot(element);
    // The answer can come from the settings or from another tab.
    const unsubscribe = consent.subscribe(() => {
      if (consent.get() !== null) {
        unsubscribe();
        root.unmount();
        element.remove();
        resolve(isGranted());
      }
    });
    root.render(<ConsentBanner onAnswer={consent.set} />);
  });
}
