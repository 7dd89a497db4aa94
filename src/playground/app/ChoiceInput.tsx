import { useTranslate } from '@site/src/foundation/i18n';
import type { Control, PropValue } from '../types';
import styles from './styles/PlaygroundApp.module.css';

interface Props {
  id: string;
  control: Control;
  value: PropValue | undefined;
  onChange: (value: PropValue | undefined) => void;
}

/** A select for the values of a type. */
export function ChoiceInput({ id, control, value, onChange }: Props) {
  const t = useTranslate();
  const { values = [], default: initial, required } = control;
  return (
    <select
      id={id}
      className={styles.input}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(values.find((one) => String(one) === target.value))}
    >
      {initial === undefined && !required && <option value="">{t('playground.unset')}</option>}
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {String(one)}
        </option>
      ))}
    </select>
  );
}
