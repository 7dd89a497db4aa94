import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { connectSandbox } from 'docusaurus-demo-islands/connect';
import type { Fault } from 'docusaurus-demo-islands/connect';
import { useTranslate } from '@site/src/foundation/i18n';
import type { TranslationKey } from '@site/src/foundation/i18n';
import { demoFrames } from '@site/src/foundation/products';
import { useReaderTheme } from '@site/src/reader/reader-theme';
import type { CodeVariant } from '@site/src/reader/settings';
import type { FrameLook } from '../frame/frame-look';
import type { LiveLook } from '../frame/runtime/start-live';
import styles from './LiveStage.module.css';

interface Props {
  name: string;
  /** Path of the demo's source pages, which the build passes to `<Demo>`. */
  source: string;
  /** Base path of the site, without trailing slash. */
  basePath: string;
  code: string;
  /** Code of the modules next to the demo, by file name; `null` if they are unchanged. */
  modules?: Readonly<Record<string, string>> | null;
  variant: CodeVariant;
  /** Color mode, direction and density of the demo. */
  look: FrameLook;
  /** Whether it's inside a frame with its own background. */
  framed: boolean;
  /**
   * Called when the first edited version is shown, so the original demo can be hidden, and on
   * unmount.
   */
  onShownChange: (shown: boolean) => void;
  /** Called with the error that is shown; with `null` when there is none, and on unmount. */
  onFaultChange: (fault: Fault | null) => void;
}

interface Failure {
  text: TranslationKey;
  fault?: Fault;
}

/** Delay after a change before it runs, and before an error is shown, in ms. */
const PAUSE = 150;

/** The code with the addresses of its images below the base path, as `image-loader.cjs` writes them. */
const withImages = (code: string, basePath: string) =>
  code.replace(/(["'`(])(?=\/img\/)/g, `$1${basePath}`);

function folderOf(source: string): string {
  return source.replace(/^demos\//, '').replace(/\/[^/]+$/, '');
}

/**
 * Runs edited code in a frame without access to the site, and shows errors below the last version
 * that worked.
 */
export function LiveStage(props: Props) {
  const { name, source, basePath, code, modules, variant, look, framed } = props;
  const { onShownChange, onFaultChange } = props;
  const t = useTranslate();
  const { active: theme } = useReaderTheme();
  const address = basePath + demoFrames(source).live;
  const frame = useRef<HTMLIFrameElement>(null);
  const sandbox = useRef<ReturnType<typeof connectSandbox> | null>(null);
  const [height, setHeight] = useState<number>();
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [generation, setGeneration] = useState(0);

  // Before the next paint, which would show neither version of the demo.
  useLayoutEffect(() => () => onShownChange(false), [onShownChange]);

  useEffect(() => {
    onFaultChange(failure?.fault ?? null);
    return () => onFaultChange(null);
  }, [failure, onFaultChange]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (next: Failure) => {
      clearTimeout(timer);
      timer = setTimeout(() => setFailure(next), PAUSE);
    };
    const connection = connectSandbox(frame.current!, {
      onDone: () => {
        clearTimeout(timer);
        setFailure(null);
        setShown(true);
        onShownChange(true);
      },
      onFailed: (fault) => later({ text: 'live.failed', fault }),
      onSilent: (hasStarted) => later({ text: hasStarted ? 'live.silent' : 'live.notStarted' }),
      onReplace: () => setGeneration((count) => count + 1),
      onHeight: setHeight,
    });
    sandbox.current = connection;
    return () => {
      clearTimeout(timer);
      connection.close();
    };
  }, [generation, onShownChange]);

  useEffect(
    () => sandbox.current?.setLook({ look, framed, theme } satisfies LiveLook),
    [look, framed, theme, generation],
  );

  useEffect(() => {
    const timer = setTimeout(
      () =>
        sandbox.current?.run({
          code: withImages(code, basePath),
          variant,
          folder: folderOf(source),
          ...(modules && {
            modules: Object.fromEntries(
              Object.entries(modules).map(([file, text]) => [file, withImages(text, basePath)]),
            ),
          }),
        }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [code, basePath, modules, variant, source, generation]);

  return (
    <>
      <iframe
        // A frame that hangs can only be replaced.
        key={generation}
        ref={frame}
        className={styles.frame}
        title={t('live.frame', { name })}
        src={address}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        // If the color scheme matches its document, the frame stays transparent.
        style={{ blockSize: height, colorScheme: look.paletteMode }}
        data-shown={shown}
      />
      <div role="status" className={styles.status}>
        {failure && (
          <div className={styles.failure} data-framed={framed ? '' : undefined}>
            <p className={styles.summary}>{t(failure.text)}</p>
            {failure.fault && (
              <pre className={styles.message} dir="ltr" tabIndex={0}>
                {failure.fault.message}
              </pre>
            )}
          </div>
        )}
      </div>
    </>
  );
}
