export { KeepOffline } from './panel/KeepOffline';
