import { externalLink, fileLink, group, page, subheader } from './entry';
import type { NavigationTree } from './entry';
import { toSidebarItems } from './sidebar-items';
import type { SidebarDocument } from './sidebar-items';

const BUTTON: SidebarDocument = {
  id: 'components/button/button',
  pathname: '/material-ui/react-button',
  title: 'Button',
  unlisted: false,
};
const TABS: SidebarDocument = {
  id: 'components/tabs/tabs',
  pathname: '/material-ui/react-tabs',
  title: 'Tabs',
  unlisted: false,
};

function items(
  tree: NavigationTree,
  documents: readonly SidebarDocument[] = [BUTTON],
  complete = true,
) {
  return toSidebarItems(tree, { file: 'docs-material/sidebar.ts', documents, complete });
}

describe('toSidebarItems', () => {
  it('turns a page into a document, found by its pathname', () => {
    expect(items([page('/material-ui/react-button')])).toEqual([
      {
        type: 'doc',
        id: 'components/button/button',
        label: 'Button',
        key: '/material-ui/react-button',
      },
    ]);
  });

  it('prefers the title of the entry to the title of the page', () => {
    expect(items([page(BUTTON.pathname, { title: 'Buttons' })])[0]?.label).toBe('Buttons');
  });

  it('turns an external URL into a link', () => {
    expect(items([externalLink('https://mui.com/blog/', 'Blog')], [])).toEqual([
      {
        type: 'link',
        href: 'https://mui.com/blog/',
        label: 'Blog',
        key: 'https://mui.com/blog/',
      },
    ]);
  });

  it('turns a file into a link that loads it', () => {
    expect(
      items([fileLink('/material-ui/llms.txt', 'llms.txt', { newFeature: true })], []),
    ).toEqual([
      {
        type: 'link',
        href: 'pathname:///material-ui/llms.txt',
        label: 'llms.txt',
        key: '/material-ui/llms.txt',
        customProps: {
          newFeature: true,
          linkProps: { target: '_self' },
        },
      },
    ]);
  });

  it('turns a group into a collapsed category with its entries', () => {
    const tree = [group('/material-ui/react-', [page(BUTTON.pathname)])];
    expect(items(tree)).toEqual([
      {
        type: 'category',
        label: 'Components',
        key: '/material-ui/react-',
        collapsible: true,
        collapsed: true,
        items: [expect.objectContaining({ type: 'doc', id: BUTTON.id })],
      },
    ]);
  });

  it('turns a subheader into a category that is always open', () => {
    const tree = [subheader('/material-ui/components/inputs', [page(BUTTON.pathname)])];
    expect(items(tree)).toEqual([
      expect.objectContaining({
        type: 'category',
        label: 'Inputs',
        collapsible: false,
        collapsed: false,
        customProps: { subheader: true },
      }),
    ]);
  });

  it('passes all flags as custom properties, but neither title nor children', () => {
    const flags = {
      plan: 'premium',
      newFeature: true,
      planned: true,
      unstable: true,
      beta: true,
      legacy: true,
      deprecated: true,
      icon: 'blog',
      linkProps: { target: '_blank' },
    } as const;
    const tree = [
      group('/material-ui/guides', [page(BUTTON.pathname, { title: 'Title', ...flags })], flags),
    ];
    const [category] = items(tree);
    expect(category?.customProps).toEqual(flags);
    expect(category).toMatchObject({
      items: [{ customProps: flags }],
    });
    expect(category).not.toHaveProperty(['items', 0, 'customProps', 'title']);
  });

  it('throws for a group without a title in the dictionary', () => {
    expect(() => items([group('/material-ui/new', [page(BUTTON.pathname)])])).toThrow(
      "docs-material/sidebar.ts: the group /material-ui/new has no title. Add `'/material-ui/new': 'Title',` to src/foundation/i18n/en/group-titles.ts.",
    );
  });

  it('throws for an entry without a page', () => {
    expect(() => items([page(BUTTON.pathname), page('/material-ui/react-chip')])).toThrow(
      'docs-material/sidebar.ts: no page is served at /material-ui/react-chip. Write the page with a matching `slug`, or remove the entry.',
    );
  });

  it('throws for two documents with the same pathname', () => {
    const copy = { ...BUTTON, id: 'components/copy' };
    expect(() => items([page(BUTTON.pathname)], [BUTTON, copy])).toThrow(
      'The pages "components/button/button" and "components/copy" have the same address, /material-ui/react-button. Change the `slug` of one of them.',
    );
  });

  it('throws for a document that is missing in the tree', () => {
    expect(() => items([page(BUTTON.pathname)], [BUTTON, TABS])).toThrow(
      'docs-material/sidebar.ts: the page "components/tabs/tabs" (/material-ui/react-tabs) is missing. Add page(\'/material-ui/react-tabs\') where it belongs, or set `unlisted: true` in its front matter.',
    );
  });

  it('accepts an unlisted document that is missing in the tree', () => {
    const documents = [BUTTON, { ...TABS, unlisted: true }];
    expect(items([page(BUTTON.pathname)], documents)).toHaveLength(1);
  });

  it("omits pages that an archived version doesn't have, and empty groups", () => {
    const tree = [
      group('/material-ui/customization', [
        subheader('/material-ui/customization/theme', [page('/material-ui/react-chip')]),
      ]),
      page('/material-ui/react-chip-2'),
      page(BUTTON.pathname),
    ];
    expect(items(tree, [BUTTON, TABS], false).map(({ key }) => key)).toEqual([BUTTON.pathname]);
  });
});
