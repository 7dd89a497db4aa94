import Avatar from '@mui/material/Avatar';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { Ref } from 'react';
import { forwardRef } from 'react';
import type { Project } from './projects';
import { projects } from './projects';

const AvatarItem = forwardRef(function AvatarItem(
  props: TreeItemProps,
  rootRef: Ref<HTMLLIElement>,
) {
  const owner = useTreeItemModel<Project>(props.itemId)?.owner ?? '';
  const item = useTreeItem({ ...props, rootRef });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 16 }}>
            {owner[0]}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {props.children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function ItemFromParts() {
  return (
    <RichTreeView
      id="project-list"
      aria-label="Projects with avatars"
      items={projects}
      defaultExpandedItems={['shop']}
      slots={{ item: AvatarItem }}
      sx={{ width: 280 }}
    />
  );
}
