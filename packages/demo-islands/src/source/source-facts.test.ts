import { importsOf, specifiersOf } from './imports';
import { parseSource } from './parse-source';
import { sourceFacts } from './source-facts';

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

function answers(source: string, file: string) {
  return [
    sourceFacts(source, file).hasDefaultExport,
    sourceFacts(source, file).preview,
    importsOf(source, file).modules,
    specifiersOf(source, file, 'values'),
  ];
}

it('parses a source once, whatever is asked, however often and in any order', () => {
  const [button, chip] = [sourceOf('Button'), sourceOf('Chip')];
  const first = [answers(button, 'client.tsx'), answers(chip, 'client.tsx')];
  expect(first[0]).toEqual([true, '<Button />', ['./size'], ['@mui/joy/Button']]);
  expect(first[1]).toEqual([true, '<Chip />', ['./size'], ['@mui/joy/Chip']]);
  expect([answers(button, 'server.tsx'), answers(chip, 'server.tsx')]).toEqual(first);
  expect(parseSource).toHaveBeenCalledTimes(2);
});

it('names the file of each caller in a syntax error', () => {
  for (const file of ['one.tsx', 'two.tsx']) {
    expect(() => sourceFacts('const a = (', file)).toThrow(file);
  }
});
