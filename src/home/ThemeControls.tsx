import { useTranslate } from '@site/src/foundation/i18n';
import { dispatchThemeAction, useSettings } from '@site/src/reader/settings';
import styles from './ThemeControls.module.css';

interface SwitchProps<Value extends string> {
  label: string;
  /** Name of the setting, used to style the selected button. */
  name: 'theme' | 'dir' | 'density';
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          data-option={`${name}-${option}`}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </button>
      ))}
    </div>
  );
}

/** Controls for mode, direction and density, next to the demo that they affect. */
export function ThemeControls() {
  const t = useTranslate();
  const { paletteMode, direction, dense } = useSettings();
  return (
    <div className={styles.switches}>
      <Switch
        label={t('settings.mode')}
        name="theme"
        options={{ light: t('settings.modes.light'), dark: t('settings.modes.dark') }}
        value={paletteMode}
        onChange={(next) => dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: next } })}
      />
      <Switch
        label={t('settings.direction')}
        name="dir"
        options={{ ltr: t('settings.directions.ltr'), rtl: t('settings.directions.rtl') }}
        value={direction}
        onChange={(next) => dispatchThemeAction({ type: 'CHANGE', payload: { direction: next } })}
      />
      <Switch
        label={t('settings.density')}
        name="density"
        options={{
          comfortable: t('settings.densities.comfortable'),
          compact: t('settings.densities.compact'),
        }}
        value={dense ? 'compact' : 'comfortable'}
        onChange={(next) => dispatchThemeAction({ type: 'SET_DENSE', payload: next === 'compact' })}
      />
    </div>
  );
}
