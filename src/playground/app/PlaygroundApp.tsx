import { useMemo } from 'react';
import { CopyButton } from '@site/src/page/code';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { ownValue } from '@site/src/foundation/own-value';
import type { PlaygroundDefinition } from '../types';
import { ControlField } from './ControlField';
import { printJsx } from './print-jsx';
import { Stage } from './Stage';
import type { Fault } from './url-state';
import { useStateInAddress } from './use-state-in-address';
import styles from './styles/PlaygroundApp.module.css';
import { TEXTS } from './texts';

/** Lists unknown props and invalid values in the URL. */
function FaultList({ faults }: { faults: readonly Fault[] }) {
  const t = useOwnTexts(TEXTS);
  return (
    <div role="status" className={styles.faults}>
      {faults.map(({ prop, value, allowed }) => (
        <p key={prop}>
          {value === undefined ? t('unknownProp', { prop }) : t('wrongValue', { prop, value })}
          {allowed && ` ${t('allowed', { values: allowed })}`}
        </p>
      ))}
    </div>
  );
}

/** A component with controls for its props and its JSX. */
export function PlaygroundApp({ definition }: { definition: PlaygroundDefinition }) {
  const { spec } = definition;
  const t = useOwnTexts(TEXTS);
  const { state, faults, set, reset } = useStateInAddress(spec);
  const code = useMemo(() => printJsx(spec, state), [spec, state]);
  return (
    <div className={styles.playground}>
      <Stage definition={definition} state={state} set={set} reset={reset} />
      <div
        role="group"
        className={styles.controls}
        aria-label={t('controls', { component: spec.name })}
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
            {t('reset')}
          </button>
          <CopyButton className={styles.button} getText={() => code.text} />
        </div>
        <pre className={styles.pre} dir="ltr" tabIndex={0} aria-label={t('code')}>
          <code dangerouslySetInnerHTML={{ __html: code.html }} />
        </pre>
      </div>
    </div>
  );
}
