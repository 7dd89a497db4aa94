import { useState } from 'react';
import { focusStart } from '@site/src/foundation/browser/focus-start';
import { CopyButton } from '@site/src/page/code';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { removeQueued } from './queue';
import type { RefusedMessage } from './queue';
import styles from './RefusedFeedback.module.css';
import { TEXTS } from './texts';

interface Props {
  messages: readonly RefusedMessage[];
}

/** Says which queued messages the collector refused, and why. Each stays until it's dismissed. */
export function RefusedFeedback({ messages }: Props) {
  const t = useOwnTexts(TEXTS);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return messages
    .filter(({ id }) => !dismissed.includes(id))
    .map(({ id, path, comment, refusal }) => (
      <div key={id} className={styles.message}>
        <p role="status">{t('refusedLater', { page: path, reason: refusal })}</p>
        {comment && <blockquote dir="auto">{comment}</blockquote>}
        <div className={styles.actions}>
          {comment && <CopyButton className={styles.button} getText={() => comment} />}
          <button
            type="button"
            className={styles.button}
            onClick={({ currentTarget }) => {
              removeQueued(id);
              focusStart(currentTarget.closest<HTMLElement>('[role=group]')!);
              setDismissed([...dismissed, id]);
            }}
          >
            {t('dismiss')}
          </button>
        </div>
      </div>
    ));
}
