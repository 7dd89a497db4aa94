import * as joy from '@mui/joy';
import * as material from '@mui/material';
import { dataOf } from '../printer';
import { readTheme } from './index';

const LIBRARIES = { '@mui/joy': joy, '@mui/material': material } as const;

it.each(Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[])(
  'reads the class names that components of %s have at run time',
  async (source) => {
    const all = Object.entries(LIBRARIES[source] as Record<string, unknown>).filter(
      (entry): entry is [string, Record<string, string>] =>
        /^[a-z]\w+Classes$/.test(entry[0]) && typeof entry[1] === 'object',
    );
    const selectors = all.flatMap(([name, classes]) =>
      Object.keys(classes).map((slot) => `[\`& .\${${name}["${slot}"]}\`]: { color: '#111111' },`),
    );
    const create = source === '@mui/joy' ? 'extendTheme' : 'createTheme';
    const read = await readTheme(
      `import { ${[create, ...all.map(([name]) => name)].join(', ')} } from '${source}';
      ${create}({ components: { MuiButton: { styleOverrides: { root: { ${selectors.join('\n')} } } } } });`,
      source === '@mui/joy' ? 'joy' : 'material',
    );
    const { options } = dataOf(read, read.library);
    const { root } = (
      options as { components: { MuiButton: { styleOverrides: { root: object } } } }
    ).components.MuiButton.styleOverrides;
    const expected = all.flatMap(([, classes]) =>
      Object.values(classes).map((name) => `& .${name}`),
    );
    expect(read.skipped).toEqual([]);
    expect(new Set(Object.keys(root))).toEqual(new Set(expected));
  },
);
