import { persisted } from '@site/src/foundation/browser/persisted';

/** The reader's answer about analytics. Reset doesn't withdraw it. */
export const consent = persisted({
  key: 'analytics-consent',
  values: [null, 'granted', 'denied'],
  isMemory: true,
});
