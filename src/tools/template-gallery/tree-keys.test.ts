import { fileTree, visibleRows } from './file-tree';
import { treeAction } from './tree-keys';

const rows = visibleRows(
  fileTree(['README.md', 'package.json', 'src/a/B.tsx', 'src/c/D.tsx', 'src/main.tsx']),
  (path) => path === 'src' || path === 'src/a',
);
const PATHS = ['src', 'src/a', 'src/a/B.tsx', 'src/c', 'src/main.tsx', 'README.md', 'package.json'];

/** The action of a key in a row; a moved focus as the new row's path. */
function press(key: string, path: string, { isOpen = false, isRtl = false } = {}) {
  const action = treeAction(key, rows, PATHS.indexOf(path), { isOpen, isRtl });
  return action && typeof action === 'object' ? PATHS[action.focus] : action;
}

it('is tested with these rows', () => {
  expect(rows.map(({ path }) => path)).toEqual(PATHS);
});

it.each([
  ['ArrowDown', 'src/a/B.tsx', 'src/c'],
  ['ArrowDown', 'package.json', null],
  ['ArrowUp', 'src/c', 'src/a/B.tsx'],
  ['ArrowUp', 'src', null],
  ['Home', 'src/c', 'src'],
  ['End', 'src', 'package.json'],
  ['ArrowLeft', 'src/a/B.tsx', 'src/a'],
  ['ArrowLeft', 'src/c', 'src'],
  ['ArrowLeft', 'README.md', null],
  ['ArrowRight', 'src/c', 'toggle'],
  ['ArrowRight', 'README.md', null],
  ['Enter', 'src/c', 'activate'],
  [' ', 'README.md', 'activate'],
  ['m', 'src', 'src/main.tsx'],
  ['r', 'src/c', 'README.md'],
  // From the top again.
  ['S', 'README.md', 'src'],
  ['z', 'src', null],
  ['Tab', 'src', null],
  ['F2', 'src', null],
])('%s in %s: %s', (key, path, expected) => {
  expect(press(key, path)).toBe(expected);
});

it('enters and closes an open folder', () => {
  expect(press('ArrowRight', 'src/a', { isOpen: true })).toBe('src/a/B.tsx');
  expect(press('ArrowLeft', 'src/a', { isOpen: true })).toBe('toggle');
});

it('swaps the arrows in a right-to-left layout', () => {
  expect(press('ArrowLeft', 'src/c', { isRtl: true })).toBe('toggle');
  expect(press('ArrowRight', 'src/c', { isRtl: true })).toBe('src');
});
