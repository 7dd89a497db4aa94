import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'harbor', label: 'Harbor, 1850' },
      { id: 'railway', label: 'Railway, 1902' },
    ],
  },
  {
    id: 'letters',
    label: 'Letters',
    children: [{ id: 'box-1', label: 'Box 1' }],
  },
  { id: 'photos', label: 'Photographs' },
];

export default function BasicTree() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={items}
      defaultExpandedItems={['maps']}
      multiSelect
      checkboxSelection
      sx={{ width: 280 }}
    />
  );
}
