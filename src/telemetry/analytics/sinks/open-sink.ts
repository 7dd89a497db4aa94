import type { Sink, SinkConfig } from '../types';

/**
 * Opens the configured sink; only its own code is loaded.
 *
 * @returns `null` if the sink needs consent and the reader hasn't given it.
 * @throws If the sink is unknown.
 */
export async function openSink(config: SinkConfig): Promise<Sink | null> {
  switch (config.sink) {
    case 'console':
      return (await import('./console-sink')).consoleSink();
    case 'collector':
      return (await import('./collector-sink')).collectorSink(config.url);
    case 'google': {
      // Requires consent, because it sets cookies.
      const { askConsent } = await import('@site/src/reader/consent');
      return (await askConsent()) ? (await import('./google-sink')).googleSink(config.id) : null;
    }
    default:
      throw new Error(
        `The page asks for an unknown analytics sink: ${JSON.stringify(config)}. See src/telemetry/analytics/sink-config.ts.`,
      );
  }
}
