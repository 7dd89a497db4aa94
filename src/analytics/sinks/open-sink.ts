import type { Sink, SinkConfig } from '../types';

/**
 * Opens the sink of a site; each one's code is loaded only where it is used.
 *
 * @returns `null` when the sink needs the reader's consent and has not got it.
 * @throws If the sink is unknown.
 */
export async function openSink(config: SinkConfig): Promise<Sink | null> {
  switch (config.sink) {
    case 'console':
      return (await import('./console-sink')).consoleSink();
    case 'collector':
      return (await import('./collector-sink')).collectorSink(config.url);
    case 'google': {
      // It sets cookies, so that the reader is asked first.
      const { askConsent } = await import('@site/src/consent');
      return (await askConsent()) ? (await import('./google-sink')).googleSink(config.id) : null;
    }
    default:
      throw new Error(
        `The page asks for an unknown analytics sink: ${JSON.stringify(config)}. See src/analytics/sink-config.ts.`,
      );
  }
}
