import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { Ref } from 'react';
import { forwardRef } from 'react';
import type { Project } from './projects';
import { projects } from './projects';

const ProjectItem = forwardRef(function ProjectItem(
  { label, ...props }: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const project = useTreeItemModel<Project>(props.itemId);

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <>
          <span>{label}</span>
          <Typography variant="body2" color="textSecondary">
            {project?.owner}
          </Typography>
        </>
      }
    />
  );
});

export default function ItemWithDetails() {
  return (
    <RichTreeView
      id="owners"
      aria-label="Projects and owners"
      items={projects}
      defaultExpandedItems={['shop']}
      slots={{ item: ProjectItem }}
      sx={{ width: 280 }}
    />
  );
}
