import type { LoadContext } from '@docusaurus/types';
import componentIndexPlugin from '.';

async function written(allContent: unknown): Promise<[name: string, data: unknown]> {
  const { allContentLoaded } = componentIndexPlugin({} as LoadContext, {
    id: 'default',
    instances: ['docs-material'],
    group: 'Components',
  });
  return new Promise((resolve) => {
    const createData = async (name: string, data: string) => {
      resolve([name, JSON.parse(data)]);
      return name;
    };
    void allContentLoaded?.({ allContent, actions: { createData } } as unknown as Parameters<
      NonNullable<typeof allContentLoaded>
    >[0]);
  });
}

const doc = (id: string, frontMatter = {}) => ({
  id,
  title: id,
  permalink: `/material-ui/react-${id}/`,
  frontMatter,
});

it('lists the pages of the group by category, in the order of the sidebar', async () => {
  const version = {
    isLast: true,
    docs: [doc('badge'), doc('avatar', { components: ['Avatar', 'AvatarGroup'] }), doc('usage')],
    sidebars: {
      defaultSidebar: [
        { type: 'category', label: 'Getting started', items: [{ type: 'doc', id: 'usage' }] },
        {
          type: 'category',
          label: 'Components',
          items: [
            { type: 'doc', id: 'usage' },
            {
              type: 'category',
              label: 'Data display',
              items: [
                { type: 'doc', id: 'avatar' },
                { type: 'doc', id: 'badge' },
                { type: 'link', href: 'https://example.com', label: 'Elsewhere' },
              ],
            },
          ],
        },
      ],
    },
  };
  const old = { ...version, isLast: false, docs: [] };
  const content = {
    'docusaurus-plugin-content-docs': { 'docs-material': { loadedVersions: [old, version] } },
  };
  expect(await written(content)).toEqual([
    'docs-material.json',
    [
      {
        title: 'Data display',
        pages: [
          {
            pathname: '/material-ui/react-avatar',
            title: 'avatar',
            components: ['Avatar', 'AvatarGroup'],
          },
          { pathname: '/material-ui/react-badge', title: 'badge', components: [] },
        ],
      },
    ],
  ]);
});

it('lists nothing in a build without the product', async () => {
  expect(await written({})).toEqual(['docs-material.json', []]);
});
