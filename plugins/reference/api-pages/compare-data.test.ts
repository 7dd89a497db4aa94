import type { ComponentApi } from '../../../src/api/types';
import { component, prop } from '../api-reference/fixtures/component';
import { compareData } from './compare-data';

function release(version: string, components: ComponentApi[], packages = ['@mui/material']) {
  return { version, packages, components };
}

const releases = [
  release(
    '7.3.2',
    [
      component({ name: 'Chip', slug: 'chip', props: [prop('edge'), prop('size')] }),
      component({ name: 'Fresh', slug: 'fresh' }),
      component({ name: 'Same', slug: 'same' }),
      component({ name: 'TabList', package: { name: '@mui/lab', version: '7.0.0-beta.17' } }),
    ],
    ['@mui/material', '@mui/lab'],
  ),
  release('6.5.0', [
    component({ name: 'Chip', slug: 'chip', props: [prop('size', { deprecated: 'No.' })] }),
    component({ name: 'Hidden', slug: 'hidden', deprecated: 'Use `sx`.' }),
    component({ name: 'Same', slug: 'same' }),
  ]),
];

const data = compareData(
  { id: 'material-ui', version: '7.3.2' },
  releases,
  (text) => `<p>${text}</p>`,
);

describe('compareData', () => {
  it('summarizes a release without packages that the older one lacks', () => {
    expect(data.summaries).toEqual([
      {
        from: '6.5.0',
        to: '7.3.2',
        added: ['Fresh'],
        removed: [{ name: 'Hidden', html: '<p>Use `sx`.</p>' }],
        changed: [{ name: 'Chip', props: { added: 1 }, slots: {}, classes: {} }],
        unchanged: 1,
        unknown: ['@mui/lab'],
      },
    ]);
  });

  it('lists the components of all versions with their versions', () => {
    expect(data.versions).toEqual(['7.3.2', '6.5.0']);
    expect(data.components.slice(0, 3)).toEqual([
      { name: 'Chip', slug: 'chip', versions: ['7.3.2', '6.5.0'] },
      { name: 'Fresh', slug: 'fresh', versions: ['7.3.2'] },
      { name: 'Hidden', slug: null, versions: ['6.5.0'] },
    ]);
  });
});
