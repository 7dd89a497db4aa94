import { heldTags } from './held-tags';

const LOADER = {
  tagName: 'script',
  attributes: { async: true, src: 'https://google.example/tag' },
};
const INLINE = { tagName: 'script', innerHTML: "gtag('config', 'G-ABC123');" };
const PRECONNECT = {
  tagName: 'link',
  attributes: { rel: 'preconnect', href: 'https://google.example' },
};
const HELD = {
  tagName: 'script',
  attributes: { type: 'text/plain', id: 'held', 'data-src': 'https://google.example/tag' },
};

it('keeps the address of the script, and nothing that runs or connects', () => {
  expect(heldTags({ headTags: [PRECONNECT, LOADER, INLINE] }, 'held')).toEqual([HELD]);
});

it('takes tags wherever the plugin puts them, and one as well as many', () => {
  expect(heldTags({ headTags: PRECONNECT, postBodyTags: [LOADER] }, 'held')).toEqual([HELD]);
});

it.each([
  ['no script', { headTags: [PRECONNECT, INLINE] }],
  ['two scripts', { headTags: [LOADER], preBodyTags: [LOADER] }],
  ['a tag as text', { headTags: [LOADER, '<script src="https://google.example/2"></script>'] }],
  ['a tag of another kind', { headTags: [LOADER, { tagName: 'iframe' }] }],
  ['a link that is no preconnect', { headTags: [LOADER, { tagName: 'link' }] }],
])('stops the build at %s', (_what, tags) => {
  expect(() => heldTags(tags, 'held')).toThrow('Compare held-tags.ts');
});
