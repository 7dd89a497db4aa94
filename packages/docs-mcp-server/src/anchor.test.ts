import { placeOf } from './anchor';

const PAGE = `# Field

## Props

| Name |
| --- |
| \`id\` |
| \`size\` |

## Sizes

### Props

| \`size\` |
`;

it.each([
  [['Field'], 'field', { offset: 0 }],
  [['Field', 'Props'], 'props', { section: 'props', offset: 0 }],
  // The text of a heading includes an invisible character of its link.
  [['Field', 'Props', 'Sizes\u200b'], 'own-id', { section: 'sizes', offset: 0 }],
  [['Field', 'Props', 'Sizes', 'Props'], 'props-1', { section: 'props-1', offset: 0 }],
  [
    ['Field', 'Props'],
    'field-prop-size',
    { section: 'props', offset: PAGE.indexOf('| `size`') - PAGE.indexOf('## Props') },
  ],
  [['Field', 'Props'], 'field-prop-gone', { section: 'props', offset: 0 }],
  [[], 'gone', { offset: 0 }],
  [['Field', 'Elsewhere'], 'elsewhere', { offset: 0 }],
])('finds %j, #%s', (headings, anchor, place) => {
  expect(placeOf(PAGE, headings, anchor)).toEqual(place);
});
