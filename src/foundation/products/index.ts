export { archiveOfFile, archiveOfPath, archivesOf } from './archives';
export { PRODUCTS, SITE_BRANCH, SITE_REPOSITORY } from './catalogue';
export { HOME, demoFolders } from './demo-folders';
export { documentedProducts } from './documented';
export { docsOfFile, docsOfPath, productById, productOfPath } from './find';
export { alonePath, demoFrames, framePage, livePath } from './frame-paths';
export { newIssueUrl } from './issue-url';
export { LICENSES_PATH } from './licenses-path';
export { isInLine, linkTo } from './link-to';
export { tileSvg } from './logos';
export { SIZE_PATH, sizePath } from './size-path';
export { installCommand, rangeOf, releaseOf } from './specifier';
export {
  TEMPLATES_PATH,
  templateArchivePath,
  templatePath,
  templatePicturePath,
  templatePreviewPath,
} from './template-paths';
export { wordmarkSvg } from './wordmark';
export type {
  DemoScope,
  DocsArchive,
  DocsInstance,
  EarlierRelease,
  Product,
  ProductCategory,
  ProductId,
  ProductPackage,
  ProductRepository,
  ProductVersion,
  RenamedPages,
} from './types';
