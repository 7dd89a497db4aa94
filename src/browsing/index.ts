export { savesData } from './save-data';
