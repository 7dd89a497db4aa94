import { sourcePath } from './demo-path';

it.each([
  [
    'docs-material/components/button/demos/BasicButtons.tsx',
    'demos/docs-material/components/button/BasicButtons',
  ],
  ['docs-infra/manual/demos/Counter.tsx', 'demos/docs-infra/manual/Counter'],
  ['docs-joy/demos/button/demos/Basic.tsx', 'demos/docs-joy/demos/button/Basic'],
])('serves the source of %s at %s', (file, expected) => {
  expect(sourcePath(file)).toBe(expected);
});
