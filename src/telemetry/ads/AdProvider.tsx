import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DISPLAY_RATIO } from './constants';

/** Configuration that all ad slots of the site share. */
export interface AdConfig {
  /** Ratio of displays that are counted, 0 to 1. */
  GADisplayRatio: number;
}

const AdContext = createContext<AdConfig | null>(null);

interface Props extends Partial<AdConfig> {
  children: ReactNode;
}

/** Provides the ad configuration; rendered once, in the theme's Root. The default is the spec's. */
export function AdProvider({ GADisplayRatio = DISPLAY_RATIO, children }: Props) {
  const config = useMemo(() => ({ GADisplayRatio }), [GADisplayRatio]);
  return <AdContext value={config}>{children}</AdContext>;
}

/**
 * Returns the ad configuration.
 *
 * @throws Outside of the provider.
 */
export function useAdConfig(): AdConfig {
  const config = use(AdContext);
  if (!config) {
    throw new Error(
      'useAdConfig: no provider found. Wrap the app in <AdProvider> (src/telemetry/ads).',
    );
  }
  return config;
}
