import { analyticsRuntime } from '@site/src/telemetry/analytics';

// A Docusaurus client module, so it runs once per page load. The browser buffers the metrics, so the
// code that reads them can load late.
if (typeof window !== 'undefined') {
  void analyticsRuntime().then(async (runtime) => {
    if (runtime) {
      // Part of the chunk that every page with a sink has already loaded.
      const { isInSample } = await import(/* webpackChunkName: 'analytics' */ './in-sample');
      if (isInSample()) {
        (await import('./report-vitals')).reportVitals();
      }
    }
  });
}
