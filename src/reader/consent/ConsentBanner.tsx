import { useTranslate } from '@site/src/foundation/i18n';
import styles from './ConsentBanner.module.css';

interface Props {
  onAnswer: (answer: 'granted' | 'denied') => void;
}

/** Asks for consent without taking focus or covering content; both answers look the same. */
export function ConsentBanner({ onAnswer }: Props) {
  const t = useTranslate();
  return (
    <section className={styles.banner} aria-label={t('analytics.label')}>
      <p className={styles.question}>{t('analytics.question')}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => onAnswer('denied')}>
          {t('analytics.decline')}
        </button>
        <button type="button" className={styles.answer} onClick={() => onAnswer('granted')}>
          {t('analytics.allow')}
        </button>
      </div>
    </section>
  );
}
