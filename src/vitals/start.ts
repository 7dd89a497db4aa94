import { analyticsRuntime } from '@site/src/analytics';

// A module of Docusaurus's client, so that it runs once for a page load. The measures are recorded
// by the browser from the start; what reads them may come late.
if (typeof window !== 'undefined') {
  void analyticsRuntime().then(async (runtime) => {
    if (runtime) {
      // In the chunk that every page with a sink has loaded; on others there is nobody to tell.
      const { isInSample } = await import(/* webpackChunkName: 'analytics' */ './in-sample');
      if (isInSample()) {
        (await import('./report-vitals')).reportVitals();
      }
    }
  });
}
