export { conditionsPath } from './conformance-path';
export { evidenceOfPages } from './evidence-of-pages';
export { pageReport } from './page-report';
export { remarkConformance } from './remark-conformance';
export { remarkEvidence } from './remark-evidence';
