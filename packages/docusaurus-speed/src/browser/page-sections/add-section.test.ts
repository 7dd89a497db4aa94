import globalData from '@generated/page-sections/globalData';
import registry from '@generated/page-sections/registry';
import routes from '@generated/page-sections/routes';
import { addSection } from './add-section';

jest.mock(
  '@generated/page-sections/routes',
  () => ({
    __esModule: true,
    default: [{ path: '/lib/', routes: [{ path: '/lib/', routes: [] }] }],
  }),
  { virtual: true },
);
jest.mock('@generated/page-sections/registry', () => ({ __esModule: true, default: {} }), {
  virtual: true,
});
jest.mock('@generated/page-sections/routesChunkNames', () => ({ __esModule: true, default: {} }), {
  virtual: true,
});
jest.mock(
  '@generated/page-sections/globalData',
  () => ({
    __esModule: true,
    default: {
      'docusaurus-plugin-content-docs': {
        'docs-lib': { versions: [{ docs: [{ id: 'start', path: '/lib/start' }] }] },
      },
    },
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({
    __esModule: true,
    // A component looks up its chunks when it's created.
    default: (path: string, hash: string) =>
      jest.requireMock('@generated/page-sections/routesChunkNames').default[`${path}-${hash}`],
  }),
  { virtual: true },
);

it("adds pages and documents where Docusaurus's code looks for them", () => {
  const load = async () => 'content';
  addSection(
    [
      {
        at: [0, 0],
        prefix: '/lib/api/',
        component: 'doc',
        attributes: { exact: true },
        pages: [['button/', 'c1', load]],
      },
    ],
    [
      {
        instance: 'docs-lib',
        version: 0,
        prefix: '/lib/',
        attributes: { sidebar: 'tree' },
        docs: [
          ['start', 'start'],
          ['api/button', 'api/button'],
        ],
      },
    ],
  );
  expect(routes[0]?.routes?.[0]?.routes).toEqual([
    { path: '/lib/api/button/', component: { __comp: 'doc', content: 'c1' }, exact: true },
  ]);
  expect(registry).toEqual({ c1: [load] });
  expect(globalData['docusaurus-plugin-content-docs']?.['docs-lib']).toEqual({
    versions: [
      {
        docs: [
          { id: 'start', path: '/lib/start' },
          { id: 'api/button', path: '/lib/api/button', sidebar: 'tree' },
        ],
      },
    ],
  });
});
