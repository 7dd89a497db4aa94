import { fileTree } from './file-tree';

it('arranges files by folder, in order', () => {
  expect(fileTree(['src/main.tsx', 'package.json', 'src/a/B.tsx', 'README.md'])).toEqual({
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
