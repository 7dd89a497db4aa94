export { DensityControl } from './DensityControl';
