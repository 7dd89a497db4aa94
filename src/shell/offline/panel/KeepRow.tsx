import { useId } from 'react';
import { useLanguage, useOwnTexts } from '@site/src/foundation/i18n';
import { setOf } from '../kept/kept-index';
import { TEXTS } from './texts';
import styles from './KeepOffline.module.css';
import type { KeepState, KeepStore } from './keep-store';
import type { Row, RowStatus } from './rows';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/**
 * Formats a size for a language, with at most one decimal.
 *
 * @example formatBytes(12_345_678, 'en') // '12.3 MB'
 */
export function formatBytes(bytes: number, language: string): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit],
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(value);
}

/** The action of the row's first button; a complete set has nothing to download. */
const ACTIONS = {
  offered: 'keep',
  partial: 'resume',
  interrupted: 'resume',
  outdated: 'update',
} as const;

function hasAction(status: RowStatus): status is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, status);
}

interface Props {
  row: Row;
  state: KeepState;
  store: KeepStore;
}

/** A version of a product: size, state and actions. */
export function KeepRow({ row: { id, label, bytes, status, set }, state, store }: Props) {
  const t = useOwnTexts(TEXTS);
  const language = useLanguage();
  const nameId = useId();
  const download = state.download?.id === id ? state.download : null;
  const failure = state.problem?.id === id ? state.problem.failure : null;
  const size = (value: number) => formatBytes(value, language);
  const isBusy = state.download !== null;

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span id={nameId}>{label}</span>
        <span className={styles.status}>
          {/* A number with its unit keeps the direction of its language. */}
          <bdi>
            {download
              ? t('progress', { done: size(download.done), total: size(download.total) })
              : t(`status.${status}`, { size: size(bytes) })}
          </bdi>
        </span>
      </div>
      <div className={styles.actions}>
        {download && (
          <button
            type="button"
            className={styles.action}
            aria-label={t('actions.stopOf', { label })}
            onClick={() => store.stop()}
          >
            {t('actions.stop')}
          </button>
        )}
        {!download && set && hasAction(status) && (
          <button
            type="button"
            className={styles.action}
            aria-label={t(`actions.${ACTIONS[status]}Of`, { label })}
            disabled={isBusy}
            onClick={() => void store.keep(set)}
          >
            {t(`actions.${ACTIONS[status]}`)}
          </button>
        )}
        {!download && status !== 'offered' && (
          <button
            type="button"
            className={styles.action}
            aria-label={t('actions.deleteOf', { label })}
            disabled={isBusy}
            onClick={() => void store.delete(id)}
          >
            {t('actions.delete')}
          </button>
        )}
      </div>
      {download && (
        <progress
          className={styles.progress}
          aria-labelledby={nameId}
          value={download.done}
          max={download.total}
        />
      )}
      {failure && (
        <p role="alert" className={styles.problem}>
          {t(`failures.${failure}`, { label })} {setOf(state.kept.sets, id) && t('oldCopy')}
        </p>
      )}
    </li>
  );
}
