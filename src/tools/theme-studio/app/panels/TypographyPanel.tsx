import { createTheme } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { HEADINGS, RANGES } from 'mui-theme-kit/theme';
import { valueIn, withValue } from '../../edit-theme';
import { FONT_STACKS } from '../../presets';
import { ChoiceField } from '../fields/ChoiceField';
import { DraftInput } from '../fields/DraftInput';
import { FieldRow } from '../fields/FieldRow';
import { RangeField } from '../fields/RangeField';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';
import type { PanelProps } from './types';

/** Sizes of headings in rem. */
const HEADING_SIZES = { min: 0.75, max: 8 };

const WEIGHTS = ['fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'] as const;

/** Fonts, sizes and weights. */
export function TypographyPanel({ theme, change }: PanelProps) {
  const id = useId();
  const { typography } = useMemo(
    () => createTheme({ typography: theme.typography as object }),
    [theme.typography],
  );
  const own = (...path: string[]) => valueIn(theme, ['typography', ...path]) !== undefined;
  const set = (path: readonly string[], value: unknown) =>
    change(withValue(theme, ['typography', ...path], value), `typography.${path.join('.')}`);

  return (
    <>
      <FieldRow
        id={id}
        label={TEXTS.fontFamily}
        onClear={own('fontFamily') ? () => set(['fontFamily'], undefined) : undefined}
      >
        <DraftInput
          id={id}
          list={`${id}stacks`}
          aria-describedby={`${id}hint`}
          value={typography.fontFamily ?? ''}
          onChange={(text) => set(['fontFamily'], text)}
        />
        <datalist id={`${id}stacks`}>
          {FONT_STACKS.map((stack) => (
            <option key={stack} value={stack} />
          ))}
        </datalist>
        <p id={`${id}hint`} className={styles.hint}>
          {TEXTS.fontHint}
        </p>
      </FieldRow>
      <RangeField
        label={TEXTS.fontSize}
        used={typography.fontSize}
        isOwn={own('fontSize')}
        range={RANGES.fontSize}
        step={0.5}
        unit=" px"
        onChange={(value) => set(['fontSize'], value)}
      />
      {WEIGHTS.map((name) => (
        <RangeField
          key={name}
          label={TEXTS.weights[name]}
          used={Number(typography[name])}
          isOwn={own(name)}
          range={RANGES.fontWeight}
          step={100}
          onChange={(value) => set([name], value)}
        />
      ))}
      {HEADINGS.map((name) => {
        const group = TEXTS.heading(name);
        return (
          <fieldset key={name} className={styles.group}>
            <legend>{group}</legend>
            <RangeField
              label={TEXTS.size}
              fullName={`${group}, ${TEXTS.size.toLowerCase()}`}
              used={Number.parseFloat(String(typography[name].fontSize))}
              isOwn={own(name, 'fontSize')}
              range={HEADING_SIZES}
              step={0.125}
              unit=" rem"
              onChange={(value) =>
                set([name, 'fontSize'], value === undefined ? value : `${value}rem`)
              }
            />
            <RangeField
              label={TEXTS.weight}
              fullName={`${group}, ${TEXTS.weight.toLowerCase()}`}
              used={Number(typography[name].fontWeight)}
              isOwn={own(name, 'fontWeight')}
              range={RANGES.fontWeight}
              step={100}
              onChange={(value) => set([name, 'fontWeight'], value)}
            />
          </fieldset>
        );
      })}
      <fieldset className={styles.group}>
        <legend>{TEXTS.button}</legend>
        <ChoiceField
          label={TEXTS.textTransform}
          values={Object.keys(TEXTS.textTransforms)}
          labels={TEXTS.textTransforms}
          value={theme.typography?.button?.textTransform}
          onChange={(value) => set(['button', 'textTransform'], value)}
        />
        <RangeField
          label={TEXTS.weight}
          fullName={`${TEXTS.button}, ${TEXTS.weight.toLowerCase()}`}
          used={Number(typography.button.fontWeight)}
          isOwn={own('button', 'fontWeight')}
          range={RANGES.fontWeight}
          step={100}
          onChange={(value) => set(['button', 'fontWeight'], value)}
        />
      </fieldset>
    </>
  );
}
