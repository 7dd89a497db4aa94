import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import type { TextDirection } from './appearance';

function cacheFor(direction: TextDirection) {
  return direction === 'rtl'
    ? createCache({ key: 'mui-rtl', stylisPlugins: [prefixer, rtlPlugin] })
    : createCache({ key: 'mui' });
}

interface DirectionProviderProps {
  direction: TextDirection;
  children: ReactNode;
}

/** Mirrors all styles for right-to-left, and sets the direction of the document. */
export default function DirectionProvider({ direction, children }: DirectionProviderProps) {
  const [caches] = useState(() => ({ ltr: cacheFor('ltr'), rtl: cacheFor('rtl') }));
  // Before paint, so the page is never shown in a mix of directions.
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
