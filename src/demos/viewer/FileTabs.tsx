import type { KeyboardEvent } from 'react';
import { LTR_ARROWS, RTL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';
import { useTranslate } from '@site/src/foundation/i18n';
import { useSourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/FileTabs.module.css';

interface Props {
  /** Id of the element that contains the selected file. */
  panelId: string;
}

/** Tabs for the files of a demo: the demo itself and the modules next to it. */
export function FileTabs({ panelId }: Props) {
  const t = useTranslate();
  const { name, store } = useDemo();
  const { shown = 0 } = useDemoState();
  const files = useSourceFiles();
  const show = (index: number) => store.set({ shown: index });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // File names are never mirrored, but the order of the tabs is.
    const { direction } = getComputedStyle(event.currentTarget);
    const arrows = direction === 'rtl' ? RTL_ARROWS : LTR_ARROWS;
    const next = nextIndex(event.key, shown, files.length, arrows);
    if (next !== null) {
      event.preventDefault();
      show(next);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    }
  };
  return (
    <div
      role="tablist"
      aria-label={t('demo.files', { name })}
      className={styles.tabs}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {files.map((file, index) => (
        <button
          key={file.name}
          type="button"
          role="tab"
          dir="ltr"
          className={styles.tab}
          aria-selected={index === shown}
          aria-controls={panelId}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => show(index)}
        >
          {file.name}
        </button>
      ))}
    </div>
  );
}
