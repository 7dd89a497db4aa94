import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './PartBoundary.module.css';

interface NoticeProps {
  onRetry: () => void;
  /** Adds a button that closes the part. */
  onClose?: () => void;
  /** Whether the notice takes focus, as the part would have. */
  takesFocus?: boolean;
}

function Notice({ onRetry, onClose, takesFocus = false }: NoticeProps) {
  const t = useTranslate();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) {
      retry.current?.focus();
    }
  }, [takesFocus]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      onClose?.();
    }
  };
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>{t('dialog.failed')}</p>
      <button
        ref={retry}
        type="button"
        className={styles.action}
        onClick={onRetry}
        onKeyDown={closeOnEscape}
      >
        {t('pageError.tryAgain')}
      </button>
      {onClose && (
        <button type="button" className={styles.action} onClick={onClose} onKeyDown={closeOnEscape}>
          {t('dialog.close')}
        </button>
      )}
    </div>
  );
}

interface PartProps extends Omit<NoticeProps, 'onRetry'> {
  /** Puts the notice where the part would be, such as into the box of a menu. */
  frame?: (notice: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Shows a notice with a button to retry instead of a part of the page that threw, so the page stays
 * usable. Import it with a part that loads on intent.
 */
export function PartBoundary({ frame = (notice) => notice, children, ...props }: PartProps) {
  return (
    <ErrorBoundary fallback={({ tryAgain }) => frame(<Notice {...props} onRetry={tryAgain} />)}>
      {children}
    </ErrorBoundary>
  );
}
