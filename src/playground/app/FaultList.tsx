import { useTranslate } from '@site/src/foundation/i18n';
import type { Fault } from './url-state';
import styles from './styles/PlaygroundApp.module.css';

/** Lists unknown props and invalid values in the URL. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const t = useTranslate();
  return (
    <div role="status" className={styles.faults}>
      {faults.map(({ prop, value, allowed }) => (
        <p key={prop}>
          {value === undefined
            ? t('playground.unknownProp', { prop })
            : t('playground.wrongValue', { prop, value })}
          {allowed && ` ${t('playground.allowed', { values: allowed })}`}
        </p>
      ))}
    </div>
  );
}
