import { useEffect, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import { decodeState } from './codec';
import type { DemoState } from './demo-state';
import styles from './LinkedDemo.module.css';

interface Props {
  name: string;
  /** State as the link carries it. */
  compressed: string;
  /** Called with the state when the link holds one. Nothing of its code may run yet. */
  onState: (state: DemoState) => void;
  /** Called when the reader wants the link's code to run. */
  onRun: (state: DemoState) => void;
  /** Takes what the link brought away. */
  onDiscard: () => void;
}

/**
 * What a link brought to a demo: the code that somebody changed, to be read before anything of it
 * runs; or a sentence when the link is of no use.
 */
export function LinkedDemo({ name, compressed, onState, onRun, onDiscard }: Props) {
  const t = useTranslate();
  const [state] = useState(() => decodeState(compressed));
  useEffect(() => {
    if (state) {
      onState(state);
    }
  }, [state, onState]);
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
      <pre className={styles.code} dir="ltr" role="group" aria-label={name} tabIndex={0}>
        <code>{state.code}</code>
      </pre>
    </section>
  );
}
