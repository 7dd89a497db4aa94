import { component } from '../api-reference/fixtures/component';
import { sectionEntries, sectionFiles } from './sections';

const MEMBERS = [
  component({ name: 'Grid', slug: 'grid', section: 'data-grid', product: 'x' }),
  component({
    name: 'Column',
    slug: 'column',
    section: 'data-grid',
    kind: 'interface',
    product: 'x',
  }),
];

describe('sectionEntries', () => {
  it('has a group per section: index, components and interfaces', () => {
    expect(sectionEntries('/x/api', MEMBERS)).toEqual([
      expect.objectContaining({
        pathname: '/x/api/data-grid-group',
        title: 'Data grid',
        children: [
          expect.objectContaining({ pathname: '/x/api/data-grid', title: 'Index' }),
          expect.objectContaining({
            subheader: 'Components',
            children: [expect.objectContaining({ pathname: '/x/api/data-grid/grid' })],
          }),
          expect.objectContaining({
            subheader: 'Interfaces',
            children: [expect.objectContaining({ pathname: '/x/api/data-grid/column' })],
          }),
        ],
      }),
    ]);
  });

  it('lists components without a section directly', () => {
    const [entry] = sectionEntries('/system/api', [component({ deprecated: '' })]);
    expect(entry).toMatchObject({ title: 'IconButton', deprecated: true });
  });
});

describe('sectionFiles', () => {
  it('has an index per section with links to its pages', () => {
    const [[file, text], ...others] = sectionFiles([...MEMBERS, component({})]);
    expect(others).toEqual([]);
    expect(file).toBe('index-of-data-grid.mdx');
    expect(text).toContain('slug: /api/data-grid\n');
    expect(text).toContain('## Components {/* #components */}\n\n- [Grid](./grid.mdx)');
    expect(text).toContain('## Interfaces {/* #interfaces */}\n\n- [Column](./column.mdx)');
  });
});
