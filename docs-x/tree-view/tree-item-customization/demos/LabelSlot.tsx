import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { ComponentProps, Ref } from 'react';
import { forwardRef } from 'react';
import { projects } from './projects';

interface LabelWithChipProps extends ComponentProps<typeof TreeItemLabel> {
  count?: number;
}

function LabelWithChip({ children, count, ...props }: LabelWithChipProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', gap: 1 }}>
      {children}
      {count !== undefined && <Chip size="small" label={`${count} parts`} />}
    </TreeItemLabel>
  );
}

const CountedItem = forwardRef(function CountedItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const count = Array.isArray(props.children) ? props.children.length : 0;

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: LabelWithChip }}
      slotProps={{
        label: { count: count > 0 ? count : undefined } as LabelWithChipProps,
      }}
    />
  );
});

export default function LabelSlot() {
  return (
    <RichTreeView
      id="parts"
      aria-label="Projects and their parts"
      items={projects}
      defaultExpandedItems={['shop']}
      slots={{ item: CountedItem }}
      sx={{ width: 280 }}
    />
  );
}
