export { islandAttributes } from './island-attributes';
export { remarkDemo } from './remark-demo';
export type { DemoOfPage, RemarkDemoOptions } from './remark-demo';
