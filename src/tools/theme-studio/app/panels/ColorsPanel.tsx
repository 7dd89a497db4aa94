import { useMemo } from 'react';
import { ownValue } from '@site/src/foundation/own-value';
import { COLOR_NAMES } from 'mui-theme-kit/theme';
import type { ColorName, ThemeColor } from 'mui-theme-kit/theme';
import { findContrasts, paletteOf } from '../../contrast-findings';
import type { ContrastFinding } from '../../contrast-findings';
import { valueIn, withShade, withValue } from '../../edit-theme';
import { ColorField } from '../fields/ColorField';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';
import type { PanelProps } from './types';

function surfaceText(surface: string): string {
  return ownValue(TEXTS.surfaces, surface) ?? TEXTS.surfaces.main;
}

/** The contrast of a color on its surfaces. */
function ContrastList({ findings }: { findings: readonly ContrastFinding[] }) {
  return (
    <ul className={styles.contrasts}>
      {findings.map(({ text, surface, ratio, passes }) => (
        <li key={`${text} ${surface}`} data-passes={passes}>
          {surfaceText(surface)} {TEXTS.ratio(ratio.toFixed(1))}{' '}
          <strong>{passes ? TEXTS.pass : TEXTS.fail}</strong>
        </li>
      ))}
    </ul>
  );
}

const MAIN_SHADES = ['main', 'contrastText'] as const;
const OTHER_SHADES = ['light', 'dark'] as const;

/** The colors of one scheme, with their contrast. */
export function ColorsPanel({ theme, scheme, change }: PanelProps) {
  const palette = useMemo(() => paletteOf(theme, scheme), [theme, scheme]);
  const findings = useMemo(() => findContrasts(theme, scheme), [theme, scheme]);
  const failing = findings.filter(({ passes }) => !passes).length;
  const base = ['colorSchemes', scheme, 'palette'];

  const shadeField = (name: ColorName, shade: keyof ThemeColor) => (
    <ColorField
      key={shade}
      label={TEXTS.shades[shade]}
      fullName={`${TEXTS.colors[name]}, ${TEXTS.shades[shade].toLowerCase()}`}
      used={palette[name][shade]}
      isOwn={valueIn(theme, [...base, name, shade]) !== undefined}
      onChange={(value) =>
        change(
          withShade(theme, scheme, [name, shade], value, palette[name].main),
          `${scheme}.${name}.${shade}`,
        )
      }
    />
  );
  const plainField = (label: string, path: readonly string[], used: string) => (
    <ColorField
      key={label}
      label={label}
      fullName={label}
      used={used}
      isOwn={valueIn(theme, [...base, ...path]) !== undefined}
      onChange={(value) =>
        change(withValue(theme, [...base, ...path], value), `${scheme}.${path.join('.')}`)
      }
    />
  );

  return (
    <>
      <p className={styles.hint} data-failing={failing > 0 || undefined}>
        {TEXTS.contrastSum(failing, findings.length)}
      </p>
      {COLOR_NAMES.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend>{TEXTS.colors[name]}</legend>
          {MAIN_SHADES.map((shade) => shadeField(name, shade))}
          <ContrastList findings={findings.filter(({ text }) => text.startsWith(`${name}.`))} />
          <details className={styles.details}>
            <summary>
              <bdi>
                {TEXTS.shades.light}, {TEXTS.shades.dark.toLowerCase()}
              </bdi>
            </summary>
            {OTHER_SHADES.map((shade) => shadeField(name, shade))}
          </details>
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{TEXTS.surfacesAndText}</legend>
        {(['default', 'paper'] as const).map((name) =>
          plainField(TEXTS.background[name], ['background', name], palette.background[name]),
        )}
        {(['primary', 'secondary'] as const).map((name) => (
          <div key={name}>
            {plainField(TEXTS.text[name], ['text', name], palette.text[name])}
            <ContrastList findings={findings.filter(({ text }) => text === `text.${name}`)} />
          </div>
        ))}
        {plainField(TEXTS.divider, ['divider'], palette.divider)}
      </fieldset>
    </>
  );
}
