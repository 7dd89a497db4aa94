import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ReadError, printCss, printTheme, readTheme } from 'mui-theme-kit';
import { parseColor } from 'mui-theme-kit/colors';
import { joyOptions } from 'mui-theme-kit/joy-options';
import { parseTheme } from 'mui-theme-kit/schema';

const files = ['theme.js', 'brand.js'].map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const run = (...args) =>
  spawnSync('npx', ['--no-install', 'theme-kit', ...args], { encoding: 'utf8' });

test('the functions read, check and print a theme', async () => {
  const read = await readTheme(files);
  assert.deepEqual(read.skipped, []);
  assert.deepEqual(read.theme, {
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0a5c36' },
          background: { default: 'rgb(230, 238, 234)' },
        },
      },
    },
    shape: { borderRadius: 8 },
  });
  assert.deepEqual(parseTheme(JSON.stringify(read.theme)), read.theme);
  assert.match(
    printTheme(read, 'ts', 'material'),
    /^import \{ createTheme \} from '@mui\/material/,
  );
  assert.match(printCss(read, 'material'), /--mui-palette-primary-main: #0a5c36;/);
  assert.equal(joyOptions(read.theme).radius.md, '12px');
  assert.deepEqual(parseColor('#0a5c36').values, [10, 92, 54]);
  await assert.rejects(readTheme('const a = 1;'), ReadError);
});

test('the command follows imports, converts, and has exit codes', () => {
  const checked = run('check', 'theme.js', '--json');
  assert.equal(checked.status, 0);
  assert.deepEqual(JSON.parse(checked.stdout).files, ['theme.js', 'brand.js']);
  const printed = run('print', 'theme.js', '--to', 'joy');
  assert.equal(printed.status, 0);
  assert.match(printed.stdout, /^import \{ extendTheme \} from '@mui\/joy\/styles';/);
  const css = run('print', 'theme.js', '--as', 'css');
  assert.match(css.stdout, /--mui-palette-background-default: rgb\(230, 238, 234\);/);
  const bad = run('check', 'nowhere.js');
  assert.equal(bad.status, 2);
  assert.match(bad.stderr, /Give a file that exists/);
});
