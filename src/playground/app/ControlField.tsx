import { Fragment, memo, useId, useState } from 'react';
import { useOwnTexts } from '@site/src/foundation/i18n';
import type { Control, PropValue } from '../types';
import { NodeInput } from './NodeInput';
import styles from './styles/PlaygroundApp.module.css';
import { TEXTS } from './texts';

interface NumberInputProps {
  id: string;
  value: PropValue | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number field. It keeps incomplete input, such as a minus sign. */
function NumberInput({ id, value, onChange }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === undefined ? '' : String(value);
  return (
    <input
      id={id}
      type="number"
      step="any"
      className={styles.input}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

interface ChoiceInputProps {
  id: string;
  control: Control;
  value: PropValue | undefined;
  onChange: (value: PropValue | undefined) => void;
}

/** A select for the values of a type. */
function ChoiceInput({ id, control, value, onChange }: ChoiceInputProps) {
  const t = useOwnTexts(TEXTS);
  const { values = [], default: initial, required } = control;
  return (
    <select
      id={id}
      className={styles.input}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(values.find((one) => String(one) === target.value))}
    >
      {initial === undefined && !required && <option value="">{t('unset')}</option>}
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {String(one)}
        </option>
      ))}
    </select>
  );
}

interface Props {
  control: Control;
  /** The prop's current value; `undefined` if it isn't set. */
  value: PropValue | undefined;
  onChange: (prop: string, value: PropValue | undefined) => void;
}

// A longer name takes more than two lines.
const TWO_LINES = 30;

// Positions where a long name can break.
const HUMPS = /(?=[A-Z])/;

/** A prop with its control. */
export const ControlField = memo(function ControlField({ control, value, onChange }: Props) {
  const id = useId();
  const { prop, kind, default: initial, required } = control;
  const off = required || initial === true ? false : undefined;
  const set = (next: PropValue | undefined) => onChange(prop, next === initial ? undefined : next);

  const input = () => {
    switch (kind) {
      case 'switch':
        return (
          <input
            id={id}
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={value === true}
            onChange={({ target }) => set(target.checked || off)}
          />
        );
      case 'choice':
        return <ChoiceInput id={id} control={control} value={value} onChange={set} />;
      case 'number':
        return <NumberInput id={id} value={value} onChange={set} />;
      case 'text':
        return (
          <input
            id={id}
            type="text"
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            value={String(value ?? '')}
            onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
          />
        );
      case 'node':
        return <NodeInput id={id} control={control} value={value} onChange={set} />;
    }
  };

  const isText = kind === 'node' && value !== undefined && typeof value !== 'object';
  return (
    <div className={styles.field} data-rows={isText || prop.length > TWO_LINES ? 2 : 1}>
      <label htmlFor={id} className={styles.name}>
        {prop.split(HUMPS).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </label>
      {input()}
    </div>
  );
});
