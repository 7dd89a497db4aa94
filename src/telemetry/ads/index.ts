export { AdSlot } from './AdSlot';
