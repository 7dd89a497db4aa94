export { askConsent } from './ask-consent';
