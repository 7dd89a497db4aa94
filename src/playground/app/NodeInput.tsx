import { useOwnTexts } from '@site/src/foundation/i18n';
import type { Control, PropValue } from '../types';
import styles from './styles/PlaygroundApp.module.css';
import { TEXTS } from './texts';

interface Props {
  id: string;
  control: Control;
  value: PropValue | undefined;
  onChange: (value: PropValue | undefined) => void;
}

const NONE = 'none';
const TEXT = 'text';

/** A select for no value, custom text, and predefined elements. */
export function NodeInput({ id, control, value, onChange }: Props) {
  const t = useOwnTexts(TEXTS);
  const { prop, named = [], sample = '', required } = control;
  const isText = value !== undefined && typeof value !== 'object';
  const chosen = isText ? TEXT : typeof value === 'object' ? value.named : NONE;

  const choose = (choice: string) => {
    if (choice === TEXT) {
      onChange(sample);
    } else {
      onChange(choice === NONE ? undefined : { named: choice });
    }
  };

  return (
    <span className={styles.node}>
      <select
        id={id}
        className={styles.input}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {(!required || chosen === NONE) && <option value={NONE}>{t('none')}</option>}
        <option value={TEXT}>{t('text')}</option>
        {named.map((name) => (
          <option key={name} value={name}>
            {t(name === 'icon' ? 'icon' : 'example')}
          </option>
        ))}
      </select>
      {isText && (
        <input
          type="text"
          className={styles.input}
          aria-label={t('textOf', { prop })}
          autoComplete="off"
          spellCheck={false}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </span>
  );
}
