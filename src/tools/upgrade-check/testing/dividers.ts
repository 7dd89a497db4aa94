import { encodeSource } from 'mui-upgrade-check';
import type { DecodedSource, UpgradeData } from 'mui-upgrade-check';

const RULE = { change: 'removed', version: '7.0.0', advice: 'Use `sx`.', link: '/up/' } as const;

/** Rules by which only the prop `light` of Divider was removed. */
export const DIVIDER_RULES: UpgradeData = {
  ...{ from: '6.5.0', to: '7.3.2', exports: {}, themeNames: {}, labExports: {}, classNames: {} },
  ...{ paths: {}, deepPaths: [], icons: {}, deepImport: RULE, moduleExports: {}, hookResults: {} },
  ...{ inputParams: {}, collections: {}, systemProps: [], systemProp: RULE },
  components: {
    Divider: { package: '@mui/material', props: { light: RULE }, slots: {}, classes: {} },
  },
};

/** A file with dividers. */
export interface DividerFile {
  /** Identifies it: a part of its code. */
  number: number;
  uses: number;
  encoding: DecodedSource['encoding'] | 'utf-8 with mark';
  end: '\n' | '\r\n';
  isEnded: boolean;
}

/** The bytes of a file, as it is or as it should be after all fixes. */
export function dividers(file: DividerFile, prop: 'light' | 'sx={{ opacity: 0.6 }}' = 'light') {
  const { number, uses, encoding, end, isEnded } = file;
  const lines = [
    "import { Divider } from '@mui/material';",
    `export const größe = '#${number}#';`,
    ...Array.from({ length: uses * 9 }, (_line, index) =>
      index % 9 === 0 ? `export const d${index} = <Divider ${prop} />;` : `// ${index}`,
    ),
  ];
  const hasMark = encoding !== 'utf-8' && encoding !== 'windows-1252';
  const code = `${hasMark ? '\uFEFF' : ''}${lines.join(end)}${isEnded ? end : ''}`;
  return encodeSource({ code, encoding: encoding === 'utf-8 with mark' ? 'utf-8' : encoding });
}
