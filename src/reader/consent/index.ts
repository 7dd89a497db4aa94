export { askConsent } from './ask-consent';
export { consent } from './consent';
export { useConsent } from './use-consent';
