import type { ApiEntry, ApiPageData } from '../../../src/api/types';
import { nameLinks } from './name-links';

const HOW = '<a href="/migrating/">How to migrate</a>';
const named = (name: string) =>
  `<a href="/migrating/">How to migrate<span class="sr-only"> (${name})</span></a>`;

function result(entries: (Partial<ApiEntry> & { name: string })[]) {
  const [first, ...others] = entries.map((entry) => ({ id: '', text: '', ...entry }));
  const data: ApiPageData = {
    name: 'Button',
    props: [first!],
    inherited: [],
    slots: others,
    classes: [],
  };
  const { props, slots } = nameLinks(data);
  return [...props, ...slots].map(({ text, deprecated, signature, see, notes }) =>
    [text, deprecated, signature?.arguments?.[0]?.text, signature?.returns, see, notes]
      .flat()
      .filter(Boolean),
  );
}

it('adds the name of the entry to links that several entries have, in all texts', () => {
  expect(
    result([
      { name: 'size', deprecated: `Use <code>x</code>. ${HOW}.`, see: [HOW] },
      {
        name: 'onClick',
        notes: [HOW],
        signature: { arguments: [{ name: 'event', type: '', text: HOW }], returns: HOW },
      },
    ]),
  ).toEqual([
    [`Use <code>x</code>. ${named('size')}.`, named('size')],
    [named('onClick'), named('onClick'), named('onClick')],
  ]);
});

it('keeps links of one entry, and those with code or to a demo, which name where they lead', () => {
  const code =
    '<a href="#x"><code>.Mui-on</code></a>, <a href="/material-ui/react-button/#Sizes">Sizes</a>';
  expect(
    result([
      { name: 'size', text: `${HOW} ${HOW} ${code}` },
      { name: 'on', text: code },
    ]),
  ).toEqual([[`${HOW} ${HOW} ${code}`], [code]]);
});
