import { useCallback, useEffect } from 'react';
import type { CodeVariant } from '@site/src/reader/settings';
import { useTranslate } from '@site/src/foundation/i18n';
import type { DemoState } from './demo-state';
import { LinkedDiff } from './LinkedDiff';
import styles from './LinkedDemo.module.css';

interface Props {
  name: string;
  /** The state; `null` if the link is damaged. */
  state: DemoState | null;
  /** Whether the complete source is shown, of which the code of the link takes the place. */
  isOpen: boolean;
  /** Called with the state if the link contains one. Its code must not run yet. */
  onState: (state: DemoState) => void;
  /** Loads the demo's original source. */
  getOriginal: (variant: CodeVariant) => Promise<string>;
  /** Called when the reader runs the link's code. */
  onRun: (state: DemoState) => void;
  /** Discards the state of the link. */
  onDiscard: () => void;
}

/**
 * The state that a link passes to a demo: edited code to read before it runs, or a message if the
 * link is damaged.
 */
export function LinkedDemo(props: Props) {
  const { name, state, isOpen, onState, getOriginal, onRun, onDiscard } = props;
  const t = useTranslate();
  useEffect(() => {
    if (state) {
      onState(state);
    }
  }, [state, onState]);
  const variant = state?.variant ?? 'TS';
  const loadOriginal = useCallback(() => getOriginal(variant), [getOriginal, variant]);
  const discard = (
    <button type="button" className={styles.button} onClick={onDiscard}>
      {t('demoLink.discard')}
    </button>
  );
  if (!state) {
    return (
      <div role="alert" className={styles.notice}>
        <p className={styles.text}>{t('demoLink.broken')}</p>
        {discard}
      </div>
    );
  }
  if (state.code === undefined) {
    return null;
  }
  return (
    <section aria-label={t('demoLink.region', { name })}>
      <div className={styles.notice}>
        <p className={styles.text}>{t('demoLink.foreign')}</p>
        <button type="button" className={styles.button} onClick={() => onRun(state)}>
          {t('demoLink.run')}
        </button>
        {discard}
      </div>
      {isOpen && <LinkedDiff code={state.code} getOriginal={loadOriginal} />}
    </section>
  );
}
