import { page } from '@site/src/shell/navigation';
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

const EXPORT = {
  file: 'docs-x/grid/export.mdx',
  pathname: '/x/api/data-grid/export/',
  title: 'Export API',
  components: [],
};

describe('sectionEntries', () => {
  it('has a group per section: index, components and interfaces', () => {
    expect(sectionEntries('/x/api', MEMBERS)).toEqual([
      expect.objectContaining({
        pathname: '/x/api/data-grid-group',
        title: 'Data grid',
        children: [
          expect.objectContaining({ pathname: '/x/api/data-grid', title: 'Index' }),
          expect.objectContaining({
            subheader: true,
            children: [expect.objectContaining({ pathname: '/x/api/data-grid/grid' })],
          }),
          expect.objectContaining({
            subheader: true,
            children: [expect.objectContaining({ pathname: '/x/api/data-grid/column' })],
          }),
        ],
      }),
    ]);
  });

  it('adds a hand-written page to the interfaces of its section', () => {
    const written = page('/x/api/data-grid/export', { plan: 'premium' });
    const other = page('/x/api/charts/axis');
    const [section] = sectionEntries('/x/api', MEMBERS, [written, other]);
    expect(section?.children?.at(-1)).toMatchObject({
      subheader: true,
      children: [{ pathname: '/x/api/data-grid/column' }, written],
    });
    expect(section?.children?.at(1)?.children).toHaveLength(1);
  });

  it('lists components without a section directly', () => {
    const [entry] = sectionEntries('/system/api', [component({ deprecated: '' })]);
    expect(entry).toMatchObject({ title: 'IconButton', deprecated: true });
  });
});

describe('sectionFiles', () => {
  it('has an index per section with links to its pages', () => {
    const files = sectionFiles([...MEMBERS, component({})], {
      folder: 'docs-x/api',
      pages: [EXPORT, { ...EXPORT, pathname: '/x/export/' }],
    });
    expect(files.map(([file]) => file)).toEqual(['index-of-data-grid.mdx']);
    const text = files[0]![1];
    expect(text).toContain('slug: /api/data-grid\n');
    expect(text).toContain('## Components {/* #components */}\n\n- [Grid](./grid.mdx)');
    expect(text).toContain('## Interfaces {/* #interfaces */}\n\n- [Column](./column.mdx)');
    expect(text.split('## Described by hand')[1]?.match(/^- .*/gm)).toEqual([
      '- [Export](../grid/export.mdx)',
    ]);
  });

  it('has no heading for hand-written pages if there are none', () => {
    const [index] = sectionFiles(MEMBERS, { folder: 'docs-x/api', pages: [] });
    expect(index?.[1]).not.toContain('by hand');
  });
});
