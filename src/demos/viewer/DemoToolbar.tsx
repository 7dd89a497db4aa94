import clsx from 'clsx';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import type { TranslationKey } from '@site/src/foundation/i18n';
import { CopyIconButton } from '@site/src/page/code';
import { useTranslate } from '@site/src/foundation/i18n';
import { switchReaderTheme, useReaderTheme } from '@site/src/reader/reader-theme';
import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import { previewLines } from '../page/preview-lines';
import { isOpen, prefetchShownFile, shownCode, toggleSource } from './actions/source';
import { prefetchShare, shareDemo } from './actions/share';
import { MoreButton } from './MoreButton';
import type { Stop } from './Toolbar';
import { ToolButton } from './ToolButton';
import { Toolbar } from './Toolbar';
import { intentProps, useToolActions } from './tool-actions';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/DemoToolbar.module.css';

function labelOf(open: boolean, hasPreview: boolean): TranslationKey {
  if (hasPreview) {
    return open ? 'demo.collapse' : 'demo.expand';
  }
  return open ? 'demo.hide' : 'demo.show';
}

/** Shows or hides the complete source. */
function SourceToggle({ stop }: { stop: Stop }) {
  const t = useTranslate();
  const demo = useDemo();
  const open = isOpen(demo, useDemoState());
  const prefetch = () => prefetchShownFile(demo);
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.toggle)}
      aria-expanded={open}
      aria-controls={demo.sourceId}
      onClick={() => void toggleSource(demo)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...stop}
    >
      {t(labelOf(open, previewLines(demo) > 0))}
    </button>
  );
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/** Select the language of all demos. */
function VariantButtons({ stop }: { stop: (id: string) => Stop }) {
  const variant = usePersisted(codeVariant);
  const buttons = VARIANTS.map((value) => (
    <button
      key={value}
      type="button"
      className={styles.variant}
      aria-pressed={variant === value}
      onClick={() => codeVariant.set(value)}
      // The browser may have selected another language than the server's default.
      data-variant={value}
      suppressHydrationWarning
      {...stop(value)}
    >
      {value}
    </button>
  ));
  return <span className={styles.variants}>{buttons}</span>;
}

/** Switches the reader's theme on or off in all demos. Renders nothing if the reader has none. */
function ThemeToggle({ stop }: { stop: Stop }) {
  const t = useTranslate();
  const { active, exists } = useReaderTheme();
  return exists ? (
    <ToolButton
      icon="theme"
      label={t('demo.yourTheme')}
      text={t('demo.yourTheme')}
      className={styles.theme}
      aria-pressed={active !== null}
      onClick={() => switchReaderTheme(active === null)}
      {...stop}
    />
  ) : null;
}

/** The controls under a demo. Narrow viewports show some of them only in the menu. */
export function DemoToolbar() {
  const t = useTranslate();
  const demo = useDemo();
  const tools = useToolActions();
  return (
    <Toolbar
      className={styles.toolbar}
      label={t('demo.controls', { name: demo.name })}
      first="toggle"
    >
      {(stop) => (
        <>
          <SourceToggle stop={stop('toggle')} />
          <VariantButtons stop={stop} />
          <span className={clsx(styles.tools, demo.playground && styles.extended)}>
            <ThemeToggle stop={stop('theme')} />
            <CopyIconButton
              className={clsx(styles.button, styles.iconButton)}
              getText={() => shownCode(demo)}
              {...stop('copy')}
            />
            <ToolButton
              icon="share"
              label={t('demo.share')}
              text={t('demo.share')}
              className={clsx(styles.labeled, styles.share)}
              onClick={() => void shareDemo(demo)}
              {...intentProps(prefetchShare)}
              {...stop('share')}
            />
            {tools.map(({ id, label, text, run, pressed, intentProps: loadProps }) => (
              <ToolButton
                key={id}
                icon={id}
                label={label}
                text={text}
                className={id === 'edit' ? clsx(styles.labeled, styles.edit) : styles.wide}
                aria-pressed={pressed}
                onClick={run}
                {...loadProps}
                {...stop(id)}
              />
            ))}
          </span>
          <MoreButton stop={stop('more')} />
        </>
      )}
    </Toolbar>
  );
}
