import { CopyButton } from '@site/src/page/code';
import { themeToHash } from '../theme-link';
import styles from './Studio.module.css';
import { TEXTS } from './texts';
import type { useStudio } from './use-studio';

interface Props {
  studio: ReturnType<typeof useStudio>;
  onPaste: () => void;
  onExport: () => void;
}

const LINK_LABELS = {
  idle: 'demo.share',
  copied: 'demo.linkCopied',
  failed: 'code.copyFailed',
} as const;

/** What can be done with the theme. */
export function StudioToolbar({ studio, onPaste, onExport }: Props) {
  const linkOf = () => {
    const hash = themeToHash(studio.theme);
    if (hash === null) {
      studio.setNotice(TEXTS.tooLong);
      throw new Error(TEXTS.tooLong);
    }
    const { scheme: _scheme, ...kept } = studio.app.kept;
    if (Object.keys(kept).length > 0) {
      studio.setNotice(TEXTS.linkWithoutKept);
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
        aria-disabled={!studio.canUndo}
        onClick={studio.undo}
      >
        {TEXTS.undo}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!studio.canRedo}
        onClick={studio.redo}
      >
        {TEXTS.redo}
      </button>
      <button type="button" className={styles.tool} onClick={studio.reset}>
        {TEXTS.reset}
      </button>
      <span className={styles.gap} />
      <button type="button" className={styles.button} onClick={onExport}>
        {TEXTS.export}
      </button>
      <button type="button" className={styles.button} onClick={onPaste}>
        {TEXTS.paste}
      </button>
      <CopyButton className={styles.button} labels={LINK_LABELS} getText={linkOf} />
      <label className={styles.use}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={studio.isUsed}
          onChange={({ target }) => studio.use(target.checked)}
        />
        {TEXTS.use}
      </label>
    </div>
  );
}
