import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLanguage, useTranslate } from '@site/src/foundation/i18n';
import styles from './LanguageNotice.module.css';

/** A note for readers whom the 404 page has led here from an address of another language. */
export function LanguageNotice() {
  const t = useTranslate();
  const shown = useLanguage();
  const { state } = useLocation<{ missingLanguage?: string } | undefined>();
  // The server doesn't know the state, which a reload keeps.
  const missing = useIsBrowser() && state?.missingLanguage;
  if (!missing) {
    return null;
  }
  const names = new Intl.DisplayNames([shown], { type: 'language' });
  return (
    <p role="status" className={styles.notice}>
      {t('docPage.missingLanguage', { missing: names.of(missing)!, shown: names.of(shown)! })}
    </p>
  );
}
