export { askConsent } from './ask-consent';
export { useConsent } from './use-consent';
