import { useId } from 'react';
import { useOwnTexts } from '@site/src/foundation/i18n';
import type { CompareData } from '../types';
import type { Choice } from './choice';
import styles from './Compare.module.css';
import { TEXTS } from './texts';

interface Props {
  data: CompareData;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** Id of the component field. */
export const COMPONENT_FIELD = 'compare-component';

/** The fields for a component and two versions. */
export function CompareForm({ data, choice, onChoice }: Props) {
  const t = useOwnTexts(TEXTS);
  const id = useId();
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={COMPONENT_FIELD}>{t('component')}</label>
        <select
          id={COMPONENT_FIELD}
          className={styles.select}
          value={choice.component}
          onChange={({ target }) => onChoice({ ...choice, component: target.value })}
        >
          {data.components.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className={styles.field}>
          <label htmlFor={id + side}>{t(`${side}`)}</label>
          <select
            id={id + side}
            className={styles.select}
            value={choice[side]}
            onChange={({ target }) => onChoice({ ...choice, [side]: target.value })}
          >
            {data.versions.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
