import { useId, useState } from 'react';
import { alpha, emphasize, luminance } from 'mui-theme-kit/colors';
import { ColorField } from './ColorField';
import styles from './ColorTool.module.css';
import { ContrastList } from './ContrastList';
import { DEFAULT_RULES, paletteColor } from './palette-color';
import type { PaletteColor } from './palette-color';
import { TEXTS } from './texts';
import { ThemeCode, themeCode } from './ThemeCode';
import { useColorInput } from './use-color-input';

/** Luminance above which the library makes a color darker to emphasize it. */
const THRESHOLD = 0.5;

/** Opacity of a hovered text button: `palette.action.hoverOpacity` in light mode. */
const HOVER_OPACITY = 0.04;

/** What components derive from a palette color in addition to its tokens. */
function DerivedColors({ color: { main, contrastText } }: { color: PaletteColor }) {
  const brightness = luminance(main);
  const rows = [
    ['contrastText', contrastText],
    [TEXTS.luminance, brightness],
    [TEXTS.emphasized(brightness > THRESHOLD), emphasize(main)],
    [TEXTS.hover, alpha(main, HOVER_OPACITY)],
  ];
  return (
    <div role="group" aria-label={TEXTS.derived}>
      <dl className={styles.derived}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code dir="ltr">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider for a number of the palette. */
function RuleSlider({ label, value, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div className={styles.shade}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        value={value}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}

/** Computes the tokens of a palette color from its main color, and shows the code of the theme. */
export function PaletteGenerator() {
  const [input, setInput] = useColorInput('#5b6d2f');
  const [rules, setRules] = useState(DEFAULT_RULES);
  const color = paletteColor(input.color, rules);
  return (
    <div className={styles.tool} data-search-ignore="">
      <div className={styles.columns}>
        <div className={styles.column}>
          <ColorField label={TEXTS.mainColor} input={input} onChange={setInput} />
          <RuleSlider
            label={TEXTS.threshold}
            value={rules.contrastThreshold}
            max={7}
            step={0.5}
            min={1}
            onChange={(contrastThreshold) => setRules({ ...rules, contrastThreshold })}
          />
          <RuleSlider
            label={TEXTS.offset}
            value={rules.tonalOffset}
            min={0}
            max={0.6}
            step={0.05}
            onChange={(tonalOffset) => setRules({ ...rules, tonalOffset })}
          />
        </div>
        <div className={styles.column}>
          <ContrastList label={TEXTS.shades(TEXTS.names.primary)} color={color} rules={rules} />
          <DerivedColors color={color} />
        </div>
      </div>
      <ThemeCode code={themeCode({ primary: color.main }, rules)} />
    </div>
  );
}
