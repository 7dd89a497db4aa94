export { pageConfigTag, readPageConfig } from './page-config';
