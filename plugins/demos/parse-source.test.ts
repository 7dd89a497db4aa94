import { importsOf, specifiersOf } from './imports';
import { parseSource } from './parse-source';
import { hasDefaultExport, previewOf } from './preview';

jest.mock('./parse-source', () => {
  const actual = jest.requireActual<typeof import('./parse-source')>('./parse-source');
  return { parseSource: jest.fn(actual.parseSource) };
});

function sourceOf(name: string): string {
  return `import ${name} from '@mui/joy/${name}';
import type { Size } from './size';

export default function Demo() {
  return <${name} />;
}
`;
}

function factsOf(source: string, file: string) {
  return [
    hasDefaultExport(source, file),
    previewOf(source, file),
    importsOf(source, file).modules,
    specifiersOf(source, file, 'values'),
  ];
}

it('parses a source once, whatever is asked and however often', () => {
  const [button, chip] = [sourceOf('Button'), sourceOf('Chip')];
  const first = [factsOf(button, 'client.tsx'), factsOf(chip, 'client.tsx')];
  const { results, calls } = jest.mocked(parseSource).mock;
  expect(new Set(results.map(({ value }) => value)).size).toBe(2);
  expect(first[0]).toEqual([true, '<Button />', ['./size'], ['@mui/joy/Button']]);
  expect(first[1]).toEqual([true, '<Chip />', ['./size'], ['@mui/joy/Chip']]);

  const before = calls.length;
  expect([factsOf(button, 'server.tsx'), factsOf(chip, 'server.tsx')]).toEqual(first);
  expect(calls).toHaveLength(before);
});

it('names the file of each caller in a syntax error', () => {
  for (const file of ['one.tsx', 'two.tsx']) {
    expect(() => parseSource('const a = (', file)).toThrow(file);
    expect(() => hasDefaultExport('const a = (', file)).toThrow(file);
  }
});
