import { sourceAsset } from './source-asset';

it('contains the highlighted files, named after their content', () => {
  const project = { 'package.json': '{}', 'src/main.tsx': 'const a = 1;' };
  const { file, content } = sourceAsset({ name: 'sign-in' }, project);
  expect(file).toMatch(/^assets\/templates\/sign-in\.[\da-f]{8}\.json$/);
  expect(JSON.parse(content)).toEqual([
    { path: 'package.json', text: '{}', html: '{}' },
    {
      path: 'src/main.tsx',
      text: 'const a = 1;',
      html: '<span class="tk">const</span> a = <span class="tn">1</span>;',
    },
  ]);
  expect(sourceAsset({ name: 'sign-in' }, { ...project, 'a.md': '' }).file).not.toBe(file);
});
