import { readPageConfig } from '@site/src/browser/page-config';
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
      // A reader who declines can allow it later, in the settings: the next event asks again.
      starting = undefined;
    }
    return runtime;
  } catch (error) {
    console.error('Analytics could not be loaded; the page goes on without.', error);
    return null;
  }
}

/**
 * What counts, loaded when it is first asked for.
 *
 * @returns `null` on a site without a sink, and for a reader who asks not to be tracked or declines.
 */
export function analyticsRuntime(): Promise<Runtime | null> {
  starting ??= start();
  return starting;
}

/**
 * Sends an event of the catalogue (`events.ts`) to the site's sink, if it has one.
 *
 * @example track('ad', { action: 'click', label: 'carbon' })
 */
export function track<Name extends EventName>(name: Name, parameters: EventParameters<Name>): void {
  void analyticsRuntime().then((runtime) =>
    runtime?.send({ name, parameters: parameters as Record<string, string | number> }),
  );
}
