import { recordOf, shardOf } from '../testing';
import type { HitGroup } from '../answers/groups';
import { importOf, withIcons } from './with-icons';

const MATERIAL = shardOf();
const JOY = shardOf({ product: 'joy-ui' });

function group(title: string): HitGroup {
  const record = recordOf('component', title, `/material-ui/api/${title}/`);
  return {
    label: 'search.components',
    hits: [{ record, shard: MATERIAL, points: 1, isNested: false }],
  };
}

const GROUPS = [group('IconButton'), group('Button')];

const show = (query: string, loaded = [JOY, MATERIAL]) =>
  withIcons(GROUPS, query, { title: 'In icons', loaded, icons: null });

/** Index of the link to the icons; -1 without it. */
const placeOf = (query: string, loaded?: (typeof MATERIAL)[]) =>
  show(query, loaded).findIndex(({ label }) => label === 'search.icons');

describe('withIcons', () => {
  it('adds a link to the icon search with the query', () => {
    const { record, shard } = show('trash icon')[0]!.hits[0]!;
    expect(record).toMatchObject({
      title: 'In icons',
      url: '/material-ui/material-icons/?query=trash+icon',
    });
    expect(shard).toBe(MATERIAL);
  });

  it.each([
    ['last', 'DeleteOutline', 2],
    ['first for a query with the word "icon"', 'trash icon', 0],
    ['first for a query with the word "icons"', 'Icons arrow', 0],
    ['second if the query is the title of the best hit', 'icon button', 1],
    ['second if the query is a sentence', 'button with icon', 1],
    ['nowhere for a query without words', ' . ', -1],
    ['nowhere for a query for props', 'prop:icon', -1],
    ['nowhere for a query in a component', 'icon in:Chip', -1],
  ])('is %s: %s', (_place, query, index) => {
    expect(placeOf(query)).toBe(index);
  });

  it('adds nothing while Material UI is not searchable', () => {
    expect(placeOf('trash icon', [JOY])).toBe(-1);
    expect(placeOf('trash icon', [shardOf({ current: false })])).toBe(-1);
  });

  it('shows the icons before the link, with a link to each', () => {
    const icons = [{ name: 'Delete', Drawing: () => null }];
    const [group] = withIcons(GROUPS, 'trash icon', {
      title: 'In icons',
      loaded: [MATERIAL],
      icons,
    });
    expect(group!.hits.map(({ record, icon }) => [record.url, icon?.name])).toEqual([
      ['/material-ui/material-icons/?selected=Delete', 'Delete'],
      ['/material-ui/material-icons/?query=trash+icon', undefined],
    ]);
    expect(importOf('Delete')).toBe("import DeleteIcon from '@mui/icons-material/Delete';");
  });

  it('is last if no icon matches, or after a hit that the query names', () => {
    const place = (query: string, points: number) => {
      const [first, ...others] = GROUPS;
      const named = { ...first!, hits: [{ ...first!.hits[0]!, points }] };
      const options = { title: 'In icons', loaded: [MATERIAL], icons: points === 0 ? [] : null };
      return withIcons([named, ...others], query, options).findIndex(
        ({ label }) => label === 'search.icons',
      );
    };
    expect(place('tab icon', 0)).toBe(2);
    expect(place('custom icon', 90)).toBe(1);
  });
});
