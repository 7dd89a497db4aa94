export { CompareComponent } from './CompareComponent';
export { ReleaseSummaries } from './ReleaseSummaries';
