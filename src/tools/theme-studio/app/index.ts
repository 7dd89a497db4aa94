export { libraryStylesheet } from '@site/src/demos/island-app';
export { StudioApp } from './StudioApp';
