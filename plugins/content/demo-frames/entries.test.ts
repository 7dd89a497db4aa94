import { standaloneEntry, liveEntry } from './entries';

const demo = {
  file: 'docs-x/components/button/demos/Rows.tsx',
  request: '/site/docs-x/components/button/demos/Rows.tsx',
  page: 'components/button',
  name: 'Rows',
  imports: ['react', '@mui/material/Button', './grains', '../../list/rows'],
};

it('the standalone page imports each demo by page and name', () => {
  const code = standaloneEntry('joy', [demo]);
  expect(code).toContain(
    '"button/Rows": () => import("/site/docs-x/components/button/demos/Rows.tsx")',
  );
  expect(code).toContain('@site/src/demos/libraries/joy/provider');
});

it('the sandbox imports each package once, and modules under the path that edited code uses', () => {
  const code = liveEntry('material', [demo, demo]);
  expect(code.match(/"react"/g)).toHaveLength(2);
  expect(code).toContain(
    '"docs-x/components/button/grains": () => import("@site/docs-x/components/button/demos/grains")',
  );
});
