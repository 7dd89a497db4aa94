import { useState } from 'react';
import { ColorField } from './ColorField';
import styles from './ColorTool.module.css';
import { ContrastList } from './ContrastList';
import { DerivedColors } from './DerivedColors';
import { DEFAULT_RULES, paletteColor } from './palette-color';
import { RuleSlider } from './RuleSlider';
import { TEXTS } from './texts';
import { ThemeCode, themeCode } from './ThemeCode';
import { useColorInput } from './use-color-input';

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
