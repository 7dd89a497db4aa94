export { AdProvider } from './AdProvider';
export { AdSlot } from './AdSlot';
