import { CopyButton } from '@site/src/page/code';
import type { ReaderTheme } from '@site/src/reader/reader-theme';
import { themeToHash } from '../theme-link';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

interface Props {
  theme: ReaderTheme;
  canUndo: boolean;
  canRedo: boolean;
  isUsed: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onPaste: () => void;
  onExport: () => void;
  onReset: () => void;
  onUse: (isUsed: boolean) => void;
  onNotice: (notice: string) => void;
}

const LINK_LABELS = {
  idle: 'demo.copyLink.state',
  copied: 'demo.linkCopied',
  failed: 'code.copyFailed',
} as const;

/** What can be done with the theme. */
export function StudioToolbar({ theme, onNotice, ...props }: Props) {
  const linkOf = () => {
    const hash = themeToHash(theme);
    if (hash === null) {
      onNotice(TEXTS.tooLong);
      throw new Error(TEXTS.tooLong);
    }
    const { origin, pathname } = window.location;
    return origin + pathname + hash;
  };
  return (
    <div role="group" aria-label={TEXTS.tools} className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!props.canUndo}
        onClick={props.onUndo}
      >
        {TEXTS.undo}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!props.canRedo}
        onClick={props.onRedo}
      >
        {TEXTS.redo}
      </button>
      <button type="button" className={styles.tool} onClick={props.onReset}>
        {TEXTS.reset}
      </button>
      <span className={styles.gap} />
      <button type="button" className={styles.button} onClick={props.onPaste}>
        {TEXTS.paste}
      </button>
      <button type="button" className={styles.button} onClick={props.onExport}>
        {TEXTS.export}
      </button>
      <CopyButton className={styles.button} labels={LINK_LABELS} getText={linkOf} />
      <label className={styles.use}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={props.isUsed}
          onChange={({ target }) => props.onUse(target.checked)}
        />
        {TEXTS.use}
      </label>
    </div>
  );
}
