import { useTranslate } from '@site/src/foundation/i18n';
import styles from './AdCard.module.css';
import type { SponsorAd } from './types';

/** An ad with text and image. Its text is escaped. */
export function AdCard({ ad }: { ad: SponsorAd }) {
  const t = useTranslate();
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- leads out of the site, as an ad
    <a className={styles.card} href={ad.link} target="_blank" rel="sponsored noopener">
      {ad.img && <img className={styles.picture} src={ad.img} alt="" width={130} height={100} />}
      <span className={styles.text}>
        <span className={styles.title}>{ad.descriptionHeader}</span>
        <span className={styles.description}>{ad.description}</span>
        <span className={styles.by}>{t('ads.by', { name: ad.poweredby })}</span>
      </span>
    </a>
  );
}

/** The message shown instead of a blocked ad. */
export function AdBlockMessage() {
  const t = useTranslate();
  return (
    <p className={styles.message}>
      <span className={styles.title}>{t('ads.blockedTitle')}</span>
      <span className={styles.description}>{t('ads.blockedText')}</span>
    </p>
  );
}
