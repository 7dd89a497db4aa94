import { useLocation } from '@docusaurus/router';
import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from './when-idle';

const WEIGHTS = ['400', '600'];

let hasStarted = false;
let loaded: FontFace[] = [];

async function loadFaces(urls: readonly string[]): Promise<void> {
  const faces = urls.map(
    (url, index) => new FontFace('IBM Plex Sans', `url("${url}")`, { weight: WEIGHTS[index] }),
  );
  await Promise.all(faces.map((face) => face.load()));
  loaded = faces;
}

/**
 * Uses fonts that missed the first paint from the next page on, in the frame that shows it. Browsers
 * wouldn't use a face with `font-display: optional` until the next load, not even for new text.
 *
 * @param urls - The files of the regular and the semibold face. Only the first ones are loaded.
 */
export function useLateFonts(urls: readonly string[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!hasStarted) {
      hasStarted = true;
      // Offline, the fallback stays.
      whenIdle(() => void loadFaces(urls).catch(() => {}));
    }
  }, [urls]);
  useLayoutEffect(() => {
    loaded.splice(0).forEach((face) => document.fonts.add(face));
  }, [pathname]);
}
