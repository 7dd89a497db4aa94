export { PageMenu } from './PageMenu';
export { PageMetadata } from './PageMetadata';
