export { checkOpen } from './check-demo';
export { checkPages, runWith } from './check-pages';
export type { PageWithEvidence } from './check-pages';
export { DemoWindow, lookOfDocument } from './demo-window';
export type { Look } from './looks';
export { mergeFailures } from './merge-failures';
export type { DemoTab, DemoToCheck, PageToCheck, SiteToCheck } from './page-to-check';
export { startDemo } from './start-demo';
export type { EngineTab, Start } from './start-demo';
