import { useMemo } from 'react';
import { CopyButton } from '@site/src/page/code';
import { useTranslate } from '@site/src/foundation/i18n';
import { ownValue } from '@site/src/foundation/own-value';
import type { PlaygroundDefinition } from '../types';
import { ControlField } from './ControlField';
import { printJsx } from './print-jsx';
import { Stage } from './Stage';
import type { Fault } from './url-state';
import { useStateInAddress } from './use-state-in-address';
import styles from './styles/PlaygroundApp.module.css';

/** Lists unknown props and invalid values in the URL. */
function FaultList({ faults }: { faults: readonly Fault[] }) {
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

/** A component with controls for its props and its JSX. */
export function PlaygroundApp({ definition }: { definition: PlaygroundDefinition }) {
  const { spec } = definition;
  const t = useTranslate();
  const { state, faults, set, reset } = useStateInAddress(spec);
  const code = useMemo(() => printJsx(spec, state), [spec, state]);
  return (
    <div className={styles.playground}>
      <Stage definition={definition} state={state} set={set} reset={reset} />
      <div
        role="group"
        className={styles.controls}
        aria-label={t('playground.controls', { component: spec.name })}
      >
        {spec.controls.map((control) => (
          <ControlField
            key={control.prop}
            control={control}
            value={ownValue(state, control.prop) ?? control.default}
            onChange={set}
          />
        ))}
      </div>
      <div className={styles.code}>
        <div className={styles.tools}>
          <FaultList faults={faults} />
          <button type="button" className={styles.button} onClick={reset}>
            {t('playground.reset')}
          </button>
          <CopyButton className={styles.button} getText={() => code.text} />
        </div>
        <pre className={styles.pre} dir="ltr" tabIndex={0} aria-label={t('playground.code')}>
          <code dangerouslySetInnerHTML={{ __html: code.html }} />
        </pre>
      </div>
    </div>
  );
}
