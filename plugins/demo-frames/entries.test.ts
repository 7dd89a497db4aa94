import { aloneEntry, liveEntry } from './entries';

const demo = {
  file: 'docs-x/components/button/demos/Rows.tsx',
  request: '/site/docs-x/components/button/demos/Rows.tsx',
  page: 'components/button',
  name: 'Rows',
  imports: ['react', '@mui/material/Button', './grains', '../../list/rows'],
};

it('gives the page of single demos one import per demo, by page and name', () => {
  const code = aloneEntry('joy', [demo]);
  expect(code).toContain(
    '"button/Rows": () => import("/site/docs-x/components/button/demos/Rows.tsx")',
  );
  expect(code).toContain('@site/src/demos/scopes/joy');
});

it('gives the sandbox each package once, and modules as edited code names them', () => {
  const code = liveEntry('material', [demo, demo]);
  expect(code.match(/"react"/g)).toHaveLength(2);
  expect(code).toContain(
    '"docs-x/components/button/grains": () => import("@site/docs-x/components/button/demos/grains")',
  );
});
