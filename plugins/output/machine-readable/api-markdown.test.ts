import type { ComponentApi, SlotApi } from '../../../src/api/types';
import { prop } from '../../reference/api-reference/fixtures/component';
import { demosPage, pageOf } from '../../reference/api-pages/fixtures/api-page';
import { apiMarkdown, apiPart } from './api-markdown';

const SITE = 'https://docs.example.com';

const markdownOf = (given: Partial<ComponentApi>) =>
  apiMarkdown(
    pageOf(given, { demos: [demosPage('Button', '/material-ui/react-button/')] }),
    { title: 'IconButton API', description: 'A button.' },
    SITE,
    new Map(),
  );

const ROOT: SlotApi = {
  name: 'root',
  type: { text: 'ElementType', short: 'ElementType', kind: 'element-type' },
  default: null,
  description: '',
  className: 'MuiIconButton-root',
};

it('starts with the title, the description and links to demos', () => {
  expect(markdownOf({ deprecated: 'Use `Button`.' })).toContain(
    `# IconButton API

A button.

> **Deprecated**
>
> Use \`Button\`.

See the demos on the [Button](${SITE}/material-ui/react-button/) page.

## Props

This component has no props of its own.
`,
  );
});

it('has a table of props with complete types, marks and absolute links', () => {
  const edge = prop('edge', {
    ...{ required: true, deprecated: '', since: '7', default: "'a'" },
    type: { text: "'a' | 'b'", short: "'a' | … 1 more", kind: 'literals', extendedBy: 'Own' },
    description: 'See [sizes](/material-ui/react-button/).\n\nTwo\nparagraphs <b>.',
  });
  expect(markdownOf({ props: [edge] })).toContain(
    [
      '| Name | Type | Default | Description |',
      '| --- | --- | --- | --- |',
      `| \`edge\` (required, deprecated, since v7) | \`'a' \\| 'b'\` | \`'a'\` | See [sizes](${SITE}/material-ui/react-button/). Two paragraphs \\<b>. To add values, augment \`Own\`. |`,
    ].join('\n'),
  );
});

it('omits the default column if no row has a default', () => {
  const text = markdownOf({
    slots: [ROOT],
    classes: [{ key: 'disabled', className: 'Mui-disabled', description: 'Off.', isGlobal: true }],
  });
  expect(text).toContain(
    '| Slot name | Class name | Description |\n| --- | --- | --- |\n| `root` | `MuiIconButton-root` |  |',
  );
  expect(text).toContain('| Class name | Rule name | Description |');
  expect(text).toContain('| `Mui-disabled` (state class) |  | Off. |');
});

it('links the demos that set a prop', () => {
  const usedIn = new Map([['edge', ['[Edges](/material-ui/react-button/#Edges)']]]);
  const page = pageOf({ props: [prop('edge')] }, { usedIn });
  const text = apiMarkdown(page, { title: 'A', description: 'B' }, SITE, new Map());
  expect(text).toContain(`Used in 1 demo: [Edges](${SITE}/material-ui/react-button/#Edges).`);
});

it('links changes to the rows of the page', () => {
  const text = markdownOf({
    props: [prop('edge')],
    changes: [
      {
        ...{ from: '6.5.0', to: '7.3.2', slots: [], classes: [] },
        props: [{ name: 'edge', kind: 'added' }],
      },
    ],
  });
  expect(text).toContain(
    `- **Added** prop [\`edge\`](${SITE}/material-ui/api/icon-button/#icon-button-prop-edge)`,
  );
});

it('includes the sections about use in other pages, with a link to inherited props', () => {
  const text = apiPart(
    pageOf({
      description: 'A comment.',
      inheritance: { name: 'ButtonBase', pathname: '/material-ui/api/button-base/', href: null },
      inheritedProps: [{ ...prop('action'), from: 'ButtonBase' }],
      themeName: 'MuiIconButton',
    }),
    SITE,
  );
  const url = `${SITE}/material-ui/api/icon-button/`;
  expect(text.match(/^##+ .+$/gm)).toEqual([
    `## [IconButton API](${url})`,
    '### Props',
    '### Import',
    '### Inheritance',
    '### Theme default props',
  ]);
  expect(text).toContain(`Props inherited from \`ButtonBase\`:\n\n[List](${url}#inheritance)`);
  expect(text).toContain(`[\`<ButtonBase />\`](${SITE}/material-ui/api/button-base/)`);
});
