import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'theme-kit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files, and returns the path of the first. */
function write(files: Record<string, string>): string {
  const names = Object.keys(files).map((name) => path.join(folder, name));
  Object.values(files).forEach((text, index) => {
    mkdirSync(path.dirname(names[index]!), { recursive: true });
    writeFileSync(names[index]!, text);
  });
  return names[0]!;
}

const theme = (options: string, imports = '') => ({
  'theme.ts': `import { createTheme } from '@mui/material/styles';
${imports}export default createTheme({ ${options} });
`,
});

describe('check', () => {
  it('succeeds if all of the theme was read', async () => {
    const file = write(theme('spacing: 4'));
    expect(await runCommand(['check', file])).toEqual({
      output:
        'A theme of Material UI with colors for the light color scheme. It was read completely.\n',
      remarks: '',
      exitCode: 0,
    });
  });

  it('lists what comes from an imported file of another kind', async () => {
    const file = write({
      ...theme('spacing: vars.space', "import vars from './vars.scss';\n"),
      'vars.scss': ':export { space: 4 }',
    });
    const { output, exitCode } = await runCommand(['check', file]);
    expect(output).toContain('spacing `vars` is imported from `./vars.scss`');
    expect(exitCode).toBe(1);
  });

  it('fails with the place of each part that is not read, and lists what is kept as code', async () => {
    const file = write(
      theme(
        'spacing: size, components: { MuiCard: { styleOverrides: { root: () => ({}) } } }',
        "import { size } from 'sizes';\n",
      ),
    );
    const { output, exitCode } = await runCommand(['check', file]);
    expect(exitCode).toBe(1);
    expect(output).toContain('1 part wasn’t read.');
    expect(output).toContain('theme.ts:3:30 spacing `size` is imported from `sizes`');
    expect(output).toContain('theme.ts:3:70 components.MuiCard.styleOverrides\n');
  });

  it('reads what a file imports by a relative path, with other extensions too', async () => {
    const file = write({
      ...theme(
        'palette, shape, spacing: size.small',
        [
          "import { palette } from './parts/palette.js';\n",
          "import * as all from './parts';\n",
          "import size from './size.json';\n",
          'const { shape } = all;\n',
        ].join(''),
      ),
      'parts/palette.ts': "export const palette = { primary: { main: '#f80' } };",
      'parts/index.js': "export * from './shape';",
      'parts/shape.mjs': 'export const shape = { borderRadius: 2 };',
      'size.json': '{ "small": 3 }',
    });
    const { output, exitCode } = await runCommand(['check', file, '--json']);
    expect(exitCode).toBe(0);
    const { files, theme: read } = JSON.parse(output) as { files: string[]; theme: object };
    expect(files.map((name) => path.basename(name))).toEqual([
      ...['theme.ts', 'palette.ts', 'index.js', 'size.json', 'shape.mjs'],
    ]);
    expect(read).toEqual({
      colorSchemes: { light: { palette: { primary: { main: '#f80' } } } },
      shape: { borderRadius: 2 },
      spacing: 3,
    });
  });

  it('throws if there is no theme', async () => {
    const file = write({ 'a.ts': 'export const a = 1;' });
    await expect(runCommand(['check', file])).rejects.toThrow('No theme was found.');
  });
});

describe('print', () => {
  const OPTIONS = `palette: { primary: { main: '#f80' } }, typography: { h1: { fontSize: '3rem' } },
    components: { MuiCard: { styleOverrides: { root: () => ({}) } } }`;

  it('prints a module with code', async () => {
    const { output, remarks, exitCode } = await runCommand(['print', write(theme(OPTIONS))]);
    expect(output).toContain('root: () => ({}),');
    expect([remarks, exitCode]).toEqual(['', 0]);
  });

  it.each([
    ['json', ['components.MuiCard.styleOverrides.root'], '"main": "#f80"'],
    ['css', ['components.MuiCard.styleOverrides.root'], '--mui-palette-primary-main: #f80;'],
  ])('prints %s, and fails because of the code that is not in it', async (as, missing, printed) => {
    const result = await runCommand(['print', write(theme(OPTIONS)), '--as', as]);
    expect(result.output).toContain(printed);
    expect(result.output).not.toContain('=>');
    expect(result.remarks).toBe(`\nNot printed:\n${missing.map((one) => `- ${one}\n`).join('')}`);
    expect(result.exitCode).toBe(1);
  });

  it('converts to the other library, and lists what that has no option for', async () => {
    const result = await runCommand(['print', write(theme(OPTIONS)), '--to', 'joy', '--as', 'js']);
    expect(result.output).toContain("solidBg: '#f80'");
    expect(result.remarks).toBe(
      '\nNot printed:\n- typography.h1.fontSize\n- components.MuiCard.styleOverrides.root\n',
    );
    expect(result.exitCode).toBe(1);
  });

  it('prints both color schemes as CSS', async () => {
    const file = write(
      theme("colorSchemes: { dark: { palette: { primary: { main: '#f80' } } }, light: true }"),
    );
    const { output } = await runCommand(['print', file, '--as', 'css']);
    expect(output).toMatch(/\n\.dark \{\n {2}color-scheme: dark;\n/);
    expect(output).toContain('  --mui-palette-primary-main: #f80;\n');
  });
});

it.each([
  [[], 'The command is "". Give check or print.'],
  [['lint'], 'The command is "lint". Give check or print.'],
  [['check'], '<file> is missing. Give the file of a theme.'],
  [['check', 'nowhere.ts'], '<file> is "nowhere.ts". Give a file that exists.'],
  [['print', 'package.json', '--as', 'scss'], '--as is "scss". Give ts or js or json or css.'],
  [['print', 'package.json', '--to', 'antd'], '--to is "antd". Give material or joy.'],
  [['check', 'package.json', '--as', 'js'], 'check has no option --as.'],
  [['print', 'package.json', '--json'], 'print has no option --json.'],
  [['print', '--all'], "Unknown option '--all'"],
])('refuses %j', async (args, message) => {
  await expect(runCommand(args)).rejects.toThrow(message);
});

it('prints its help', async () => {
  expect((await runCommand(['--help'])).output).toContain('theme-kit check <file…>');
});
