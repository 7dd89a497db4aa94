import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'documents',
    label: 'Documents',
    children: [
      { id: 'contract', label: 'Contract.pdf' },
      { id: 'budget', label: 'Budget.xlsx' },
    ],
  },
  {
    id: 'pictures',
    label: 'Pictures',
    children: [{ id: 'logo', label: 'Logo.svg' }],
  },
  { id: 'readme', label: 'Readme.txt' },
];

export default function BasicTree() {
  return (
    <RichTreeView
      id="files"
      aria-label="Files"
      items={items}
      defaultExpandedItems={['documents']}
      defaultSelectedItems={['budget']}
      multiSelect
      checkboxSelection
      sx={{ width: 280 }}
    />
  );
}
