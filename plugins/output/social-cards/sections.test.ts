import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { sectionsOf } from './sections';

it('names the groups around each page, in all versions', () => {
  const sidebars = (label: string) => ({
    docs: [
      { type: 'doc', id: 'start' },
      {
        type: 'category',
        label,
        items: [{ type: 'category', label: 'Inputs', items: [{ type: 'doc', id: 'button' }] }],
      },
    ],
  });
  const docs = (path: string) => [
    { id: 'start', permalink: `/base${path}/start/` },
    { id: 'button', permalink: `/base${path}/button` },
    { id: 'hidden', permalink: `/base${path}/hidden/` },
  ];
  const content = {
    loadedVersions: [
      { docs: docs(''), sidebars: sidebars('Components') },
      { docs: docs('/v6'), sidebars: sidebars('Old components') },
    ],
  } as unknown as LoadedContent;
  expect(Object.fromEntries(sectionsOf([content]))).toEqual({
    '/base/start/': [],
    '/base/button/': ['Components', 'Inputs'],
    '/base/hidden/': [],
    '/base/v6/start/': [],
    '/base/v6/button/': ['Old components', 'Inputs'],
    '/base/v6/hidden/': [],
  });
});
