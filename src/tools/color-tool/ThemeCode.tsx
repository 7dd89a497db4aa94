import { CopyIconButton } from '@site/src/page/code';
import styles from './ColorTool.module.css';
import type { PaletteRules } from './palette-color';
import { DEFAULT_RULES } from './palette-color';
import { TEXTS } from './texts';

/** The code of a theme with main colors by name, and the rules that aren't the default. */
export function themeCode(mains: Record<string, string>, rules = DEFAULT_RULES): string {
  const lines = [
    ...Object.entries(mains).map(([name, main]) => `${name}: { main: '${main}' },`),
    ...(Object.keys(DEFAULT_RULES) as (keyof PaletteRules)[])
      .filter((rule) => rules[rule] !== DEFAULT_RULES[rule])
      .map((rule) => `${rule}: ${rules[rule]},`),
  ];
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    ...lines.map((line) => `    ${line}`),
    '  },',
    '});',
    '',
  ].join('\n');
}

/** The code of a theme, with a copy button. */
export function ThemeCode({ code }: { code: string }) {
  return (
    <div className={styles.code} role="group" dir="ltr" aria-label={TEXTS.theme}>
      {/* Scrolls on small screens, so the keyboard must reach it. */}
      <pre className={styles.pre} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyIconButton className={styles.copy} getText={() => code} />
    </div>
  );
}
