import { useTranslate } from '@site/src/foundation/i18n';
import { editedCode } from '../edits/edits';
import { EditedBadge } from './EditedBadge';
import { FailureNotice } from './FailureNotice';
import { useSourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';

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
