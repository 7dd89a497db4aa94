import { useTranslate } from '@site/src/foundation/i18n';
import { editedCode } from '../edits/edits';
import { resetDemo } from './actions/edit';
import { focusToolbar } from './actions/focus';
import { FailureNotice } from './FailureNotice';
import { useSourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';

/** Shown while demo and source differ from the original. */
function EditedBadge() {
  const t = useTranslate();
  const demo = useDemo();
  const reset = () => {
    resetDemo(demo);
    focusToolbar(demo);
  };
  return (
    <p className={styles.badge}>
      {t('live.edited')}
      <span aria-hidden="true"> · </span>
      <button type="button" className={styles.badgeButton} onClick={reset}>
        {t('live.reset')}
      </button>
    </p>
  );
}

/** What the viewer reports about a demo: failures, results of actions, and that it's edited. */
export function Messages() {
  const t = useTranslate();
  const { hideToolbar } = useDemo();
  const { notice, edits } = useDemoState();
  const files = useSourceFiles();
  return (
    <div className={styles.messages}>
      <FailureNotice />
      {!hideToolbar && (
        <p role="status" className={styles.notice}>
          {notice && t(notice.text, notice.values)}
        </p>
      )}
      {files.some(({ name }) => editedCode(edits, name) !== null) && <EditedBadge />}
    </div>
  );
}
