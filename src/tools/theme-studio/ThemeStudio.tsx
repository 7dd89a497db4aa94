import { useEffect, useState } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import { useRetry } from '@site/src/foundation/browser/use-retry';
import { readerThemeLoaded } from '@site/src/reader/reader-theme';
import type { Library } from 'mui-theme-kit/print';
import type { BoardComponent } from './app/board/types';
import styles from './ThemeStudio.module.css';

/** Texts of the studio's place in the page; those of the studio load with it. */
const TEXTS = {
  loading: 'Loading the theme studio…',
  failed: 'The theme studio couldn’t be loaded.',
  retry: 'Try again',
  noScript: 'The theme studio needs JavaScript.',
} as const;

/** The studio with the board of a library. */
interface Loaded {
  App: typeof import('./app').StudioApp;
  Board: BoardComponent;
}

const BOARDS: Record<Library, () => Promise<BoardComponent>> = {
  material: async () =>
    (await import(/* webpackChunkName: 'theme-studio-material' */ './app/board')).Board,
  joy: async () =>
    (await import(/* webpackChunkName: 'theme-studio-joy' */ './app/joy-board')).JoyBoard,
};

/** Loads the studio, and the reader's theme, with which it starts. */
async function loadApp(library: Library): Promise<Loaded> {
  const [{ StudioApp: App, libraryStylesheet }, Board] = await Promise.all([
    import(/* webpackChunkName: 'theme-studio' */ './app'),
    BOARDS[library](),
    readerThemeLoaded(),
  ]);
  // Otherwise the board would change its size.
  await libraryStylesheet(library);
  return { App, Board };
}

interface Props {
  /** The library that the board and the exported code are for. */
  library?: Library;
}

/**
 * The theme studio. The page only contains its space, which has the same size before and after the
 * studio has loaded.
 */
export function ThemeStudio({ library = 'material' }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [retry, onFailure] = useRetry();
  useEffect(() => {
    const page = new AbortController();
    createLoader(() => loadApp(library), {
      onLoad: setLoaded,
      onFailure,
      signal: page.signal,
    })();
    return () => page.abort();
  }, [library, onFailure]);
  return (
    <div className={styles.container} data-search-ignore="">
      <div className={styles.frame}>
        {loaded ? (
          <loaded.App library={library} Board={loaded.Board} />
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
