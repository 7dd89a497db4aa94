import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  number: number;
  name: string;
  people: number;
  teams?: Department[];
}

const departments: Department[] = [
  {
    number: 100,
    name: 'Sales',
    people: 14,
    teams: [
      { number: 110, name: 'Online shop', people: 6 },
      { number: 120, name: 'Stores', people: 8 },
    ],
  },
  { number: 200, name: 'Support', people: 5 },
];

const getItemId = (item: Department) => String(item.number);
const getItemLabel = (item: Department) => `${item.name} (${item.people})`;
const getItemChildren = (item: Department) => item.teams ?? [];

export default function OwnPropertyNames() {
  return (
    <RichTreeView
      id="departments"
      aria-label="Departments and their number of people"
      items={departments}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['100']}
      sx={{ width: 280 }}
    />
  );
}
