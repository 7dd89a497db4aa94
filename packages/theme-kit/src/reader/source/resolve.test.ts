import { readTheme } from '../index';

const theme = (imported: string, use: string) => ({
  name: 'src/theme/index.ts',
  text: `import { createTheme } from '@mui/material/styles';\n${imported}\nexport default createTheme({ palette: { primary: { main: ${use} } } });`,
});

const mainOf = async (files: { name: string; text: string }[]) => {
  const { theme: read, skipped } = await readTheme(files);
  return [read.colorSchemes?.light?.palette?.primary?.main, skipped.map(({ reason }) => reason)];
};

const GREY = 'export const grey = { 500: "#123456" };';

it.each(['colors.ts', 'src/colors.ts', 'src/theme/colors.ts', 'material/colors.ts'])(
  'reads colors of the library beside a file %s',
  async (name) => {
    const main = theme("import { grey } from '@mui/material/colors';", 'grey[500]');
    expect(await mainOf([main, { name, text: GREY }])).toEqual(['#9e9e9e', []]);
  },
);

it.each(['material', 'styles', 'utils', 'system', 'lodash'])(
  'takes a package for none of the files, such as %s.ts',
  async (name) => {
    const imported = {
      material: "import { alpha } from '@mui/material';",
      styles: "import { alpha } from '@mui/material/styles';",
      utils: "import { alpha } from '@mui/material/utils';",
      system: "import { alpha } from '@mui/system';",
      lodash: "import { alpha } from '@mui/system/colorManipulator';\nimport 'lodash/merge';",
    }[name]!;
    const wrong = {
      name: `${name}.ts`,
      text: "export const alpha = () => '#000000';\nexport const createTheme = () => ({});",
    };
    const main = theme(imported, "alpha('#ff0000', 0.5)");
    expect(await mainOf([main, wrong])).toEqual(['rgba(255, 0, 0, 0.5)', []]);
  },
);

it.each(['brand/colors', '@acme/brand/colors', 'colors'])(
  'lists what is imported from the package %s instead of a file of its name',
  async (source) => {
    const main = theme(`import { grey } from '${source}';`, 'grey[500]');
    const [color, reasons] = await mainOf([main, { name: 'colors.ts', text: GREY }]);
    expect(color).toBeUndefined();
    expect(reasons).toEqual([expect.stringContaining(`\`${source}\`, which isn’t read`)]);
  },
);

it.each(['@/colors', '~/colors', '#colors', 'src/colors', '@/app/colors', 'theme/shades/colors'])(
  'finds the file that %s means',
  async (source) => {
    const name = source.startsWith('theme') ? 'src/theme/shades/colors.ts' : 'colors.ts';
    const main = theme(`import { grey } from '${source}';`, 'grey[500]');
    expect(await mainOf([main, { name, text: GREY }])).toEqual(['#123456', []]);
  },
);

it.each(['src/@core/colors.ts', 'src/core/colors.ts'])(
  'finds %s, whose folder begins with @ or has an alias that does',
  async (name) => {
    const main = theme("import { grey } from '@core/colors';", 'grey[500]');
    expect(await mainOf([main, { name, text: GREY }])).toEqual(['#123456', []]);
  },
);

it('prefers the file with the whole path', async () => {
  const main = theme("import { grey } from '@/colors';", 'grey[500]');
  const other = { name: 'old/colors.ts', text: GREY.replace('123456', '654321') };
  expect(await mainOf([main, other, { name: 'src/colors.ts', text: GREY }])).toEqual([
    '#123456',
    [],
  ]);
});
