export { PageStylesheet } from './PageStylesheet';
