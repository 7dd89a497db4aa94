import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { track } from '@site/src/telemetry/analytics';

/** The main cause of a metric: a selector or an address. */
function causeOf(metric: MetricWithAttribution): string | undefined {
  switch (metric.name) {
    case 'CLS':
      return metric.attribution.largestShiftTarget;
    case 'INP':
      return metric.attribution.interactionTarget;
    case 'LCP':
      return metric.attribution.target;
    default:
      return undefined;
  }
}

function report(metric: MetricWithAttribution): void {
  const { name, delta, value, id } = metric;
  track('web_vital', {
    name,
    delta,
    value,
    id,
    label: 'web-vital',
    cause: causeOf(metric) ?? 'unknown',
  });
}

/** Sends each metric of this page load once it is final. */
export function reportVitals(): void {
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
}
