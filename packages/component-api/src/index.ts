export * from './compare/index';
export { describeComponents } from './extract/describe-components';
export { ComponentApiError } from './extract/errors';
export type * from './extract/options';
export { versionsRead } from './extract/versions-read';
export type * from './types';
export { writeDescriptions } from './write-descriptions';
