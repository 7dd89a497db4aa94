import { VFile } from 'vfile';
import { frontMatterFaults } from './faults';
import { otherField } from './other-fields';
import { remarkFrontMatter } from './remark-front-matter';
import { frontMatter } from './schema';

/** Docusaurus's own schema, whose module has no types. */
const { DocFrontMatterSchema } = jest.requireActual<{
  DocFrontMatterSchema: { describe: () => { keys: Record<string, unknown> } };
}>('@docusaurus/plugin-content-docs/lib/frontMatter');

const GOOD = { slug: '/a', title: 'Button', description: 'Starts an action.' };

describe('frontMatterFaults', () => {
  it('accepts title, description and slug of maximum length, and the optional fields', () => {
    expect(frontMatterFaults(GOOD)).toEqual([]);
    const long = { slug: '/a/b', title: 't'.repeat(70), description: 'd'.repeat(160) };
    expect(frontMatterFaults(long)).toEqual([]);
    const optional = {
      components: ['Button'],
      waiAria: 'https://www.w3.org/WAI/',
      unlisted: true,
      toc_max_heading_level: 4,
      custom_edit_url: null,
    };
    expect(frontMatterFaults({ ...GOOD, ...optional })).toEqual([]);
  });

  it.each([
    ['no title', { slug: '/a', description: 'd' }, 'The front matter has no "title".'],
    ['an empty title', { ...GOOD, title: '  ' }, '"title" is "  ".'],
    ['a number for title', { ...GOOD, title: 7 }, '"title" is 7.'],
    ['no description', { slug: '/a', title: 't' }, 'The front matter has no "description".'],
    ['a long title', { ...GOOD, title: 't'.repeat(71) }, /^"title" is "t+" \(71 characters\)\.$/],
    ['a long description', { ...GOOD, description: 'd'.repeat(161) }, /\(161 characters\)\.$/],
    ['one component as text', { ...GOOD, components: 'Button' }, '"components" is "Button".'],
    ['a word for true', { ...GOOD, unlisted: 'yes' }, '"unlisted" is "yes".'],
    ['an address without https', { ...GOOD, waiAria: 'w3.org' }, '"waiAria" is "w3.org".'],
    ['a sidebar field', { ...GOOD, sidebar_position: 1 }, /unknown field "sidebar_position"/],
  ])('names %s', (_case, frontMatter, message) => {
    expect(frontMatterFaults(frontMatter)).toEqual([
      {
        path: [expect.any(String)],
        cure: expect.any(String),
        message: expect.stringMatching(message),
      },
    ]);
  });

  it.each(['react-button', '/react-button/', '/', '/react button', '', 7])(
    'rejects the slug %j',
    (slug) => {
      expect(frontMatterFaults({ ...GOOD, slug })).toEqual([
        expect.objectContaining({ path: ['slug'], message: `"slug" is ${JSON.stringify(slug)}.` }),
      ]);
    },
  );

  it('suggests a similar field for an unknown one, or lists all', () => {
    expect(frontMatterFaults({ ...GOOD, componets: ['Button'] })[0]?.cure).toBe(
      'Did you mean "components"?',
    );
    expect(frontMatterFaults({ ...GOOD, zzzzzz: 1 })[0]?.cure).toContain(
      'Known fields: slug, title,',
    );
  });
});

describe('fields of other tools', () => {
  it('are those of Docusaurus that pages do not have, each with its reason', () => {
    const { keys } = DocFrontMatterSchema.describe();
    const refused = [...Object.keys(keys), 'mdx'].filter((name) => !(name in frontMatter.shape));
    expect(refused).toEqual(
      expect.arrayContaining(['id', 'hide_title', 'sidebar_position', 'pagination_label', 'mdx']),
    );
    for (const name of refused) {
      expect(frontMatterFaults({ ...GOOD, [name]: 1 })).toEqual([
        { path: [name], message: expect.stringContaining(`"${name}"`), cure: otherField(name) },
      ]);
      expect(otherField(name)).toMatch(/\. (?:Remove it|Write ").*\.$/);
    }
  });

  it('are no fields of pages', () => {
    expect(Object.keys(frontMatter.shape).filter((name) => otherField(name))).toEqual([]);
  });
});

describe('remarkFrontMatter', () => {
  it('fails with the line of the first error', () => {
    const value = '---\ntitle: Button\nslug: button\ndescription: Starts an action.\n---\n';
    const frontMatter = { ...GOOD, slug: 'button' };
    const page = new VFile({ path: '/site/docs/page.mdx', value, data: { frontMatter } });
    expect(() =>
      remarkFrontMatter({ siteDir: '/site' })({ type: 'root', children: [] }, page),
    ).toThrow(
      expect.objectContaining({ line: 3, message: expect.stringContaining('"slug" is "button".') }),
    );
  });

  it('ignores partials', () => {
    const partial = new VFile({ path: '/site/docs/_parts/note.mdx', value: 'A note.', data: {} });
    expect(() =>
      remarkFrontMatter({ siteDir: '/site' })({ type: 'root', children: [] }, partial),
    ).not.toThrow();
  });
});
