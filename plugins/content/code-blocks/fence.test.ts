import { readFence } from './fence';

it('reads options, lines and result', () => {
  const fence = readFence('a(); // -\nb();', 'ts', 'title="a.ts"');
  expect(fence.options.title).toBe('a.ts');
  expect(fence.lines.map(({ text }) => text)).toEqual(['a();', 'b();']);
  expect(fence.result).toBe('    \nb();');
});

it.each([
  ['tsx', 'const a: = 1;'],
  ['jsx', 'const a: string = 1;'],
  ['ts', 'const a = <b />;'],
  ['tsx', 'const a = <b>;'],
])('rejects %s with a syntax error: %s', (language, code) => {
  expect(() => readFence(code, language, '')).toThrow(`the ${language} code cannot be parsed: `);
});

it('names the line in the block, including magic comments', () => {
  const code = '// highlight-next-line\nconst a = 1;\nconst b: = 2;';
  expect(() => readFence(code, 'ts', '')).toThrow(expect.objectContaining({ line: 3 }));
});

it.each([
  ['js', "import A from 'a';\n// or\nimport { A } from 'b';"],
  ['jsx', 'return <a />;'],
  ['ts', 'const a = 1; // -\nconst a = 2; // +'],
  ['python', 'a = = b'],
  ['constructor', 'a = = b'],
  [undefined, '<<<'],
])('accepts %s: %j', (language, code) => {
  expect(() => readFence(code, language, '')).not.toThrow();
});
