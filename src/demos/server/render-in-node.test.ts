import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findLine } from './find-line';
import { renderInNode } from './render-in-node';

const ROOT = path.resolve(__dirname, '../../..');
// Inside the repository, because the demos import its packages.
mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(ROOT, '.cache/demos-'));
afterAll(() => rmSync(folder, { recursive: true }));

function demo(name: string, lines: string[]) {
  writeFileSync(path.join(folder, `${name}.tsx`), lines.join('\n'));
  return { file: path.relative(ROOT, path.join(folder, `${name}.tsx`)), scope: 'joy' } as const;
}

const whole = demo('Whole', [
  "import Button from '@mui/joy/Button';",
  'export default function Whole() {',
  '  return <Button>Moor</Button>;',
  '}',
]);
const throwing = demo('Throwing', [
  'interface Size {',
  '  width: number;',
  '}',
  '',
  'export default function Throwing() {',
  '  const size: Size = { width: 2 };',
  '',
  '  return <p>{size.width * window.innerWidth}</p>;',
  '}',
]);
const early = demo('Early', [
  "const name: string = localStorage.getItem('name') ?? '';",
  'export default function Early() {',
  '  return <p>{name}</p>;',
  '}',
]);

it('renders demos without a window, and names file and line of an error', () => {
  const [first, second, third] = renderInNode(ROOT, [whole, throwing, early]);
  expect(first).toEqual({ html: expect.stringContaining('Moor</button>') });
  expect(second).toEqual({
    error: expect.stringContaining(
      `${throwing.file}:8: the demo throws on the server: the server has no "window". Use it in an effect`,
    ),
  });
  expect(third).toEqual({ error: expect.stringContaining(`${early.file}:1: `) });
});

it('finds the line of an error that was thrown in a bundle', () => {
  expect(findLine(throwing.file, 'joy')).toBe(8);
  expect(findLine(whole.file, 'joy')).toBeNull();
  expect(findLine('docs-joy/button/page.mdx', 'joy')).toBeNull();
});
