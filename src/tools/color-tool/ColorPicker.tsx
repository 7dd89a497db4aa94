import { useId, useState } from 'react';
import { ColorField } from './ColorField';
import styles from './ColorTool.module.css';
import { findShade, HUES, hueName, shadeOf, SHADES } from './hues';
import type { Hue, Shade } from './hues';
import { TEXTS } from './texts';
import type { ColorInput } from './use-color-input';

interface Props {
  /** What the color is for. */
  legend: string;
  input: ColorInput;
  onChange: (text: string) => void;
}

/** Selects a color by hue and shade, or as text. */
export function ColorPicker({ legend, input, onChange }: Props) {
  const id = useId();
  const found = findShade(input.color);
  // What the next choice combines with while the color isn't one of the palettes.
  const [last, setLast] = useState<{ hue: Hue; shade: Shade }>({ hue: 'blue', shade: 700 });
  const { hue, shade } = found ?? last;
  const choose = (next: { hue: Hue; shade: Shade }) => {
    setLast(next);
    onChange(shadeOf(next.hue, next.shade));
  };
  const shadeText = found ? String(shade) : TEXTS.customShade;
  return (
    <fieldset className={styles.pickerGroup}>
      <legend className={styles.legend}>{legend}</legend>
      <ColorField input={input} onChange={onChange} />
      <fieldset className={styles.hues}>
        <legend>{TEXTS.hue}</legend>
        {HUES.map((name) => (
          <label key={name} className={styles.hue} title={hueName(name)}>
            <input
              type="radio"
              name={`${id}-hue`}
              aria-label={hueName(name)}
              checked={found?.hue === name}
              onChange={() => choose({ hue: name, shade })}
            />
            <span style={{ backgroundColor: shadeOf(name, shade) }} />
          </label>
        ))}
      </fieldset>
      <div className={styles.shade}>
        <label htmlFor={`${id}-shade`}>{TEXTS.shade}</label>
        <input
          id={`${id}-shade`}
          type="range"
          min={0}
          max={SHADES.length - 1}
          value={SHADES.indexOf(shade)}
          aria-valuetext={shadeText}
          onChange={({ target }) => choose({ hue, shade: SHADES[Number(target.value)]! })}
        />
        <output htmlFor={`${id}-shade`}>{shadeText}</output>
      </div>
    </fieldset>
  );
}
