import clsx from 'clsx';
import { useTranslate } from '@site/src/foundation/i18n';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import type { Stop } from './Toolbar';
import styles from './styles/DemoToolbar.module.css';

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/** Select the language of all demos. */
export function VariantButtons({ stop }: { stop: (id: string) => Stop }) {
  const t = useTranslate();
  const variant = usePersisted(codeVariant);
  return VARIANTS.map((value) => (
    <button
      key={value}
      type="button"
      className={clsx(styles.button, styles.variant)}
      aria-pressed={variant === value}
      aria-label={t(`demo.variant.${value}`)}
      onClick={() => codeVariant.set(value)}
      // The browser may have selected another language than the server's default.
      data-variant={value}
      suppressHydrationWarning
      {...stop(value)}
    >
      {value}
      <span className={styles.label} aria-hidden="true">
        {t(`demo.variant.${value}`)}
      </span>
    </button>
  ));
}
