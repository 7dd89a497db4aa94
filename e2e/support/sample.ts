export { sample } from '../../scripts/sample';
