import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SITES } from './data';

const regions = [...new Set(SITES.map(({ region }) => region))];

const items = [
  {
    id: 'all',
    label: 'All sites',
    children: regions.map((region) => ({
      id: region,
      label: region,
      children: SITES.filter((site) => site.region === region).map(({ id, name }) => ({
        id,
        label: name,
      })),
    })),
  },
];

const labels = new Map([
  ['all', 'All sites'],
  ...regions.map((region): [string, string] => [region, region]),
  ...SITES.map(({ id, name }): [string, string] => [id, name]),
]);

/** Name of an item of the tree. */
export function placeName(place: string): string {
  return labels.get(place) ?? place;
}

interface PlaceTreeProps {
  /** The id of the chosen item. */
  place: string;
  onChange: (place: string) => void;
}

/** All sites by region. The figures are those of the chosen region or site. */
export default function PlaceTree({ place, onChange }: PlaceTreeProps) {
  return (
    <RichTreeView
      aria-label="Sites"
      items={items}
      defaultExpandedItems={['all', ...regions]}
      expansionTrigger="iconContainer"
      selectedItems={place}
      onSelectedItemsChange={(_event, id) => {
        if (id) onChange(id);
      }}
    />
  );
}
