import { useTranslate } from '@site/src/foundation/i18n';
import { SITE_REPOSITORY, newIssueUrl } from '@site/src/foundation/products';
import { isLoadFailure, messagesOf, reportOf } from './error-report';
import styles from './PageError.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/**
 * Shown instead of a page that threw: the message, a retry, and a report. It uses no context and no
 * other components, because any of them may have caused the error.
 */
export function PageError({ error, tryAgain }: Props) {
  const t = useTranslate();
  const failedToLoad = isLoadFailure(error);
  const messages = messagesOf(error);
  const report = newIssueUrl(SITE_REPOSITORY, {
    title: t('pageError.reportTitle', { message: messages[0] }),
    body: reportOf(error, { url: window.location.href, browser: window.navigator.userAgent }),
  });
  return (
    <main className={styles.main} role="alert">
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- needs contexts */}
      <h1 className={styles.title}>{t('pageError.title')}</h1>
      <p className={styles.lead}>{t(failedToLoad ? 'pageError.stale' : 'pageError.lead')}</p>
      <p className={styles.actions}>
        {!failedToLoad && (
          <button type="button" className={styles.primary} onClick={tryAgain}>
            {t('pageError.tryAgain')}
          </button>
        )}
        <button
          type="button"
          className={failedToLoad ? styles.primary : styles.action}
          onClick={() => window.location.reload()}
        >
          {t('pageError.reload')}
        </button>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- needs contexts */}
        <a className={styles.action} href={report} target="_blank" rel="noopener noreferrer">
          {t('pageError.report')}
        </a>
      </p>
      <p className={styles.subtitle}>{t('pageError.details')}</p>
      <pre className={styles.details}>{messages.join('\n')}</pre>
    </main>
  );
}
