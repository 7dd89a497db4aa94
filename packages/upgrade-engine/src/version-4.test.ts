import { checkFile } from './check-code';
import { fixTo9 } from './testing/fix-to-9';
import { TO_9 } from './testing/rules';

const ALL = "import * as M from '@mui/material';\n";

it.each([
  ['<M.Avatar variant="circle" />;', '<M.Avatar variant="circular" />;'],
  ['<M.TablePagination onChangePage={go} />;', '<M.TablePagination onPageChange={go} />;'],
  ['<M.Tooltip interactive title="" />;', '<M.Tooltip title="" />;'],
  [
    "import { GridList } from '@mui/material';\n<GridList cellHeight={9} />;",
    "import { ImageList as GridList } from '@mui/material';\n<GridList rowHeight={9} />;",
  ],
  [
    "import { fade } from '@mui/material/styles';\nfade(a, 1);",
    "import { alpha as fade } from '@mui/material/styles';\nfade(a, 1);",
  ],
])('rewrites %s', (before, after) => {
  expect(fixTo9(ALL + before)).toEqual({ source: ALL + after, left: [] });
  expect(fixTo9(ALL + before, '5').source).toBe(ALL + before);
});

it.each([
  ['<M.Modal onRendered={a} />;', 'Modal.onRendered'],
  ['<M.Button color="default" />;', 'Button.color="default"'],
  ["import makeStyles from '@mui/material/styles/makeStyles';", 'makeStyles'],
])('finds %s', (code, name) => {
  expect(fixTo9(ALL + code).left).toEqual([name]);
});

it.each([
  ["import { fade } from '@material-ui/core';", ['`@material-ui/core`']],
  ["M.createTheme({ palette: { type: 'dark' }, props: {} });", ['`props`', '`palette.type`']],
  ["M.createTheme({ palette: { mode: 'dark' }, components: {} });", []],
])('says to upgrade to version 5 first for %s', (code, names) => {
  const { unknown } = checkFile({ file: 'App.tsx', code: ALL + code }, TO_9);
  const found = unknown.filter(({ text }) => /\b5 first\b/.test(text));
  expect(found.map(({ text }) => text.split(' ')[0])).toEqual(names);
});
