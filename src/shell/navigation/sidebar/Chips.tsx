import { useTranslate } from '@site/src/foundation/i18n';
import { VisuallyHidden } from '../VisuallyHidden';
import type { NavigationFlags } from '../entry';
import styles from './Chips.module.css';
import { chipsOf } from './flags';

/** The flags of a page, as text inside its link. */
export function Chips({ flags }: { flags: NavigationFlags }) {
  const t = useTranslate();
  return chipsOf(flags).map(({ text, suffix, tone }) => (
    <span key={text} className={`${styles.chip} ${styles[tone]}`}>
      {t(text)}
      {suffix && <VisuallyHidden> {t(suffix)}</VisuallyHidden>}
    </span>
  ));
}
