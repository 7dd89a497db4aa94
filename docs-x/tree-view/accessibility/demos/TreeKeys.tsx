import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'bananas', label: 'Bananas' },
    ],
  },
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [{ id: 'carrots', label: 'Carrots' }],
  },
  {
    id: 'bakery',
    label: 'Bakery',
    children: [{ id: 'bread', label: 'Bread' }],
  },
  { id: 'drinks', label: 'Drinks' },
];

export default function TreeKeys() {
  return (
    <RichTreeView
      id="products"
      aria-label="Products"
      items={items}
      multiSelect
      defaultExpandedItems={['fruit']}
      sx={{ width: 280, minHeight: 290 }}
    />
  );
}
