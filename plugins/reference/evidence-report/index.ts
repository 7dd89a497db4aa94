export { pageReport } from './page-report';
export { remarkConformance } from './remark-conformance';
export { remarkEvidence } from './remark-evidence';
export { evidenceOfPages } from './evidence-of-pages';
