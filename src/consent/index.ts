export { askConsent } from './ask-consent';
export { storedConsent, watchConsent } from './consent';
export { useConsent } from './use-consent';
