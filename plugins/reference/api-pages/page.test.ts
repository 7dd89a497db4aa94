import type { ComponentApi } from '../../../src/api/types';
import { prop } from '../api-reference/fixtures/component';
import type { ApiPage } from './component-pages';
import { pageData } from './entries';
import { demosPage, pageOf } from './fixtures/api-page';
import { apiPage } from './page';

function mdxOf(given: Partial<ComponentApi>, page: Partial<ApiPage> = {}): string {
  const described = pageOf(given, page);
  return apiPage(described, pageData(described.component, String), '<Playground />');
}

function headings(mdx: string): string[] {
  return [...mdx.matchAll(/^##+ .+$/gm)].map(([line]) => line);
}

function contents(mdx: string): { id: string; level: number }[] {
  const [, json = ''] = /^export const toc = (.+);$/m.exec(mdx)!;
  return JSON.parse(json);
}

describe('apiPage', () => {
  it('omits empty sections', () => {
    expect(headings(mdxOf({}))).toEqual([
      '## Props {/* #props */}',
      '## Import {/* #import */}',
      '## Playground {/* #playground */}',
      '## Source code {/* #source-code */}',
    ]);
  });

  it('lists the members of a type and omits component sections', () => {
    const mdx = mdxOf({ kind: 'interface', section: 'data-grid', props: [prop('field')] });
    expect(headings(mdx)).toContain('## Members {/* #props */}');
    expect(mdx).toContain('slug: /api/data-grid/icon-button');
    expect(mdx).toContain('```ts\nimport ');
    expect(mdx).toContain('the source of the interface');
    expect(mdx).not.toContain('`ref`');
  });

  it('lists the sections in order, with the props as subentries', () => {
    const mdx = mdxOf(
      {
        props: [prop('edge')],
        inheritance: { name: 'ButtonBase', pathname: '/material-ui/api/button-base/', href: null },
        inheritedProps: [{ ...prop('action'), from: 'ButtonBase' }],
        themeName: 'MuiIconButton',
        slots: [
          {
            name: 'root',
            type: { text: 'ElementType', short: 'ElementType', kind: 'element-type' },
            default: 'button',
            description: '',
            className: null,
          },
        ],
        classes: [
          { key: 'root', className: 'MuiIconButton-root', description: '', isGlobal: false },
        ],
      },
      { demos: [demosPage('Button', '/material-ui/react-button/')] },
    );
    expect(contents(mdx).map(({ id, level }) => `${level} ${id}`)).toEqual([
      '2 props',
      '3 icon-button-prop-edge',
      '2 import',
      '2 playground',
      '2 inheritance',
      '2 theme-default-props',
      '2 slots',
      '2 classes',
      '2 source-code',
    ]);
    expect(mdx).toContain('See the demos on the [Button](/material-ui/react-button/) page.');
    expect(mdx).toContain('[`<ButtonBase />`](/material-ui/api/button-base/)');
  });

  it('lists the props of other components without a component that receives the rest', () => {
    const inheritedProps = [
      { ...prop('keepMounted'), from: 'Modal' },
      { ...prop('action'), from: 'ButtonBase' },
    ];
    expect(mdxOf({ inheritedProps })).toContain(
      '## Inheritance {/* #inheritance */}\n\nProps inherited from `Modal` and `ButtonBase`:\n\n<ApiEntries kind="inherited" data={data} />',
    );
  });

  it('links two pages with demos in one sentence', () => {
    const demos = [demosPage('Card', '/card/'), demosPage('Paper', '/paper/')];
    expect(mdxOf({}, { demos })).toContain(
      '\n\nSee the demos on the [Card](/card/) and [Paper](/paper/) pages.\n',
    );
  });

  it('shows the library’s comment after the tables', () => {
    const mdx = mdxOf({
      description: 'Use it *sparingly*.',
      classes: [{ key: 'root', className: 'MuiIconButton-root', description: '', isGlobal: false }],
    });
    expect(mdx.indexOf('## Notes')).toBeGreaterThan(mdx.indexOf('## CSS classes'));
    expect(mdx).toContain('## Notes {/* #notes */}\n\nUse it *sparingly*.');
  });

  it('folds the props in the table of contents', () => {
    expect(contents(mdxOf({ props: [prop('edge')] }))).toContainEqual(
      expect.objectContaining({ id: 'props', isFolded: true }),
    );
  });

  it.each([
    [{ name: 'IconButton' }, 'A button that consists of an icon. Props, slots and CSS classes of'],
    [{ name: 'Toolbar', product: 'x' as const }, 'The toolbar of a data grid. Props, slots and'],
    [{ name: 'Unknown' }, 'Props, slots and CSS classes of Unknown in Material UI.'],
  ])('says what the component is: %j', (given, lead) => {
    expect(mdxOf(given)).toContain(`description: "${lead}`);
  });

  it('warns about a deprecated component and names its replacement', () => {
    expect(mdxOf({ deprecated: 'Use `Grid`.' })).toContain(
      ':::warning[Deprecated]\n\nUse `Grid`.\n\n:::',
    );
  });

  it('links to the source declaration', () => {
    expect(mdxOf({})).toContain('\ncustom_edit_url: https://example.com/IconButton.d.ts#L12\n');
  });

  it('also links from an archived page to the current declaration', () => {
    expect(mdxOf({})).not.toContain('current_declaration');
    expect(mdxOf({}, { currentDeclaration: 'https://example.com/v7.d.ts#L3' })).toContain(
      '\ncurrent_declaration: https://example.com/v7.d.ts#L3\n',
    );
  });

  it('limits the length of the description', () => {
    const name = 'A'.repeat(60);
    const [, description] = /^description: "(.+)"$/m.exec(mdxOf({ name }))!;
    expect(description?.length).toBeLessThanOrEqual(160);
  });
});
