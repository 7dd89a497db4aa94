import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './NavbarMenu.module.css';

/** Shows a button to retry instead of a menu that threw, so the page stays usable. */
export function MenuBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={({ tryAgain }) => <FailedMenu onRetry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedMenu({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {t('navigation.menuFailed')}
    </button>
  );
}
