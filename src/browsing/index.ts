export { savesData } from './save-data';
export { whenIdle } from './when-idle';
