import { analyticsRuntime } from '@site/src/analytics';
import { isInSample } from './in-sample';

// A module of Docusaurus's client, so that it runs once for a page load. The measures are recorded
// by the browser from the start; what reads them may come late.
if (typeof window !== 'undefined') {
  void analyticsRuntime().then(async (runtime) => {
    if (runtime && isInSample()) {
      (await import('./report-vitals')).reportVitals();
    }
  });
}
