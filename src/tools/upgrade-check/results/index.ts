/** What a check needs after the reader has asked for it; the worker loads separately. */
export { Results } from './Results';
export { ledgerOf } from './ledger';
export { runCheck } from './run-check';
export { runFix } from './run-fix';
export { TEXTS as RESULT_TEXTS } from './texts';
export { summaryOf } from 'mui-upgrade-check';
