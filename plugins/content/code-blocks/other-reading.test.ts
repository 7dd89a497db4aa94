import { readFence } from './fence';

it.each([
  ['js', '{ "presets": ["a"] }', "It's JSON: write ```json."],
  [
    'js',
    '{\n  // Why.\n  "a": "http://b",\n}',
    "It's JSON with comments or final commas: write ```json5.",
  ],
  ['js', '{\n  // The port.\n  port: 80,\n  host: "a",\n}', "It's an expression: give it a name"],
  ['jsx', 'const a: string = <b />;', "It's valid tsx: write ```tsx."],
  ['ts', 'const a = <b />;', "It's valid tsx: write ```tsx."],
  ['js', 'type A = string;', "It's valid ts: write ```ts."],
  ['tsx', 'const a = <string>b;', "It's valid ts: write ```ts."],
  ['ts', '(a: string) => void', "It's a type: give it a name"],
  ['jsx', '<A />\n<B />', 'It has several elements: put them in <>…</>.'],
  ['js', 'a: 1,\nb() {},\n[c]: { d: 1 },', 'It has the fields of an object: put them in one'],
  ['ts', 'private a = 1;\nreadonly b: string;', 'It has the members of a class'],
  ['js', 'const a = { ... };', 'Write // … or /* … */ where code is left out.'],
  ['tsx', 'const a = [...b, …];', 'Write // … or /* … */ where code is left out.'],
  ['js', 'const a = (;', "Correct it, or write ```text if it isn't code."],
])('says how to show %s that is not a program: %j', (language, code, cure) => {
  expect(() => readFence(code, language, '')).toThrow(cure);
});
