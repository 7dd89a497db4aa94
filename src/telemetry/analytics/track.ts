import { readPageConfig } from '@site/src/foundation/browser/page-config';
import { asksNotToBeTracked } from './privacy';
import type { Runtime } from './runtime';
import type { EventName, EventParameters, SinkConfig } from './types';

let starting: Promise<Runtime | null> | undefined;

async function start(): Promise<Runtime | null> {
  const config = asksNotToBeTracked() ? null : readPageConfig('analytics');
  if (!config) {
    return null;
  }
  try {
    const { startRuntime } = await import(/* webpackChunkName: 'analytics' */ './runtime');
    const runtime = await startRuntime(config as SinkConfig);
    if (!runtime) {
      // Consent can be given later in the settings, so the next event asks again.
      starting = undefined;
    }
    return runtime;
  } catch (error) {
    console.error('Analytics failed to load.', error);
    return null;
  }
}

/**
 * The runtime that sends events, loaded on the first call.
 *
 * @returns `null` without a sink, or if the reader asks not to be tracked or has declined.
 */
export function analyticsRuntime(): Promise<Runtime | null> {
  starting ??= start();
  return starting;
}

/**
 * Sends an event from the catalogue (`events.ts`) to the site's sink, if there is one.
 *
 * @example track('ad', { action: 'click', label: 'carbon' })
 */
export function track<Name extends EventName>(name: Name, parameters: EventParameters<Name>): void {
  void analyticsRuntime().then((runtime) =>
    runtime?.send({ name, parameters: parameters as Record<string, string | number> }),
  );
}
