export { EarlierVersion } from './EarlierVersion';
