import { CopyButton } from '@site/src/code';
import { useTranslate } from '@site/src/i18n';
import type { TranslationKey } from '@site/src/i18n';
import { setCodeVariant, useCodeVariant } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import { fetchSource } from './fetch-source';
import styles from './Demo.module.css';

interface Props {
  name: string;
  /** Id of the element that the toggle opens. */
  sourceId: string;
  sourceUrl: string;
  open: boolean;
  hasPreview: boolean;
  onToggle: () => void;
  onReset: () => void;
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

function toggleLabel(open: boolean, hasPreview: boolean): TranslationKey {
  if (hasPreview) {
    return open ? 'demo.collapse' : 'demo.expand';
  }
  return open ? 'demo.hide' : 'demo.show';
}

/** The controls under a demo. */
export function DemoToolbar(props: Props) {
  const { name, sourceId, sourceUrl, open, hasPreview, onToggle, onReset } = props;
  const t = useTranslate();
  const variant = useCodeVariant();
  return (
    <div className={styles.toolbar} role="group" aria-label={t('demo.controls', { name })}>
      {VARIANTS.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.button}
          aria-pressed={variant === value}
          aria-label={t(`demo.variant.${value}`)}
          onClick={() => setCodeVariant(value)}
        >
          {value}
        </button>
      ))}
      <span className={styles.space} />
      <button type="button" className={styles.button} onClick={onReset}>
        {t('demo.reset')}
      </button>
      <CopyButton
        className={styles.button}
        getText={async () => (await fetchSource(sourceUrl)).text}
      />
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={sourceId}
        onClick={onToggle}
      >
        {t(toggleLabel(open, hasPreview))}
      </button>
    </div>
  );
}
