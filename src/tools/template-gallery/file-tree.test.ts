import { fileTree, foldersAround, visibleRows } from './file-tree';

const PATHS = ['src/main.tsx', 'package.json', 'src/a/B.tsx', 'README.md'];

it('arranges files by folder, in order', () => {
  expect(fileTree(PATHS)).toEqual({
    path: '',
    files: ['README.md', 'package.json'],
    folders: [
      {
        path: 'src',
        files: ['main.tsx'],
        folders: [{ path: 'src/a', files: ['B.tsx'], folders: [] }],
      },
    ],
  });
});

it('lists the rows below open folders, with their places in the tree', () => {
  const rows = visibleRows(fileTree(PATHS), (path) => path === 'src');
  expect(
    rows.map(({ name, level, position, count }) => [name, level, `${position}/${count}`]),
  ).toEqual([
    ['src', 1, '1/3'],
    ['a', 2, '1/2'],
    ['main.tsx', 2, '2/2'],
    ['README.md', 1, '2/3'],
    ['package.json', 1, '3/3'],
  ]);
  expect(rows.map(({ path, isFolder }) => [path, isFolder])).toContainEqual(['src/a', true]);
  expect(visibleRows(fileTree(PATHS), () => false)).toHaveLength(3);
});

it('knows the folders around a file', () => {
  expect(foldersAround('src/a/B.tsx')).toEqual(['src', 'src/a']);
  expect(foldersAround('package.json')).toEqual([]);
});
