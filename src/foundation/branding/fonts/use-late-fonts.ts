import { useLocation } from '@docusaurus/router';
import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { SITE_FONTS } from './files';

/** Weights of `SITE_FONTS`. */
const WEIGHTS = ['400', '600'];

let hasStarted = false;
let loaded: FontFace[] = [];

async function loadFaces(): Promise<void> {
  const faces = SITE_FONTS.map(
    (url, index) => new FontFace('IBM Plex Sans', `url("${url}")`, { weight: WEIGHTS[index] }),
  );
  await Promise.all(faces.map((face) => face.load()));
  loaded = faces;
}

/**
 * Uses fonts that missed the first paint from the next page on, in the frame that shows it. Browsers
 * wouldn't use a face with `font-display: optional` until the next load, not even for new text.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!hasStarted) {
      hasStarted = true;
      // Offline, the fallback stays.
      whenIdle(() => void loadFaces().catch(() => {}));
    }
  }, []);
  useLayoutEffect(() => {
    loaded.splice(0).forEach((face) => document.fonts.add(face));
  }, [pathname]);
}
