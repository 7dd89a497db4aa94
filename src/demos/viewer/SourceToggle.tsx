import clsx from 'clsx';
import { useTranslate } from '@site/src/foundation/i18n';
import type { TranslationKey } from '@site/src/foundation/i18n';
import { previewLines } from '../page/preview-lines';
import { isOpen, prefetchShownFile, toggleSource } from './actions/source';
import type { Stop } from './Toolbar';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/DemoToolbar.module.css';

function labelOf(open: boolean, hasPreview: boolean): TranslationKey {
  if (hasPreview) {
    return open ? 'demo.collapse' : 'demo.expand';
  }
  return open ? 'demo.hide' : 'demo.show';
}

/** Shows or hides the complete source. */
export function SourceToggle({ stop }: { stop: Stop }) {
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
