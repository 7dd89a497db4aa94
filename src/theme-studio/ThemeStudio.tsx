import { useEffect, useState } from 'react';
import { createLoader } from '@site/src/browser/create-loader';
import { useRetry } from '@site/src/browser/use-retry';
import { readerThemeLoaded } from '@site/src/reader-theme';
import { TEXTS } from './texts';
import styles from './ThemeStudio.module.css';

type App = typeof import('./app').StudioApp;

/** Loads the studio, and the reader's theme, with which it starts. */
async function loadApp(): Promise<App> {
  const [{ StudioApp }] = await Promise.all([
    import(/* webpackChunkName: 'theme-studio' */ './app'),
    readerThemeLoaded(),
  ]);
  return StudioApp;
}

/**
 * The theme studio. The page only contains its space, which has the same size before and after the
 * studio has loaded.
 */
export function ThemeStudio() {
  const [App, setApp] = useState<App | null>(null);
  const [retry, onFailure] = useRetry();
  useEffect(() => {
    const page = new AbortController();
    const onLoad = (loaded: App) => setApp(() => loaded);
    createLoader(loadApp, { onLoad, onFailure, signal: page.signal })();
    return () => page.abort();
  }, [onFailure]);
  return (
    <div className={styles.container} data-search-ignore="">
      <div className={styles.frame}>
        {App ? (
          <App />
        ) : (
          <p className={styles.waiting} role="status">
            {retry ? (
              <>
                {TEXTS.failed}{' '}
                <button type="button" className={styles.retry} onClick={retry}>
                  {TEXTS.retry}
                </button>
              </>
            ) : (
              TEXTS.loading
            )}
          </p>
        )}
        <noscript>
          <p className={styles.waiting}>{TEXTS.noScript}</p>
        </noscript>
      </div>
    </div>
  );
}
