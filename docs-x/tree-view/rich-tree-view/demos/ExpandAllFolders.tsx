import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import type { FileItem } from './files';
import { files } from './files';

const folderIds = (items: FileItem[]): string[] =>
  items.flatMap(({ id, children }) =>
    children ? [id, ...folderIds(children)] : [],
  );

const allFolders = folderIds(files);

export default function ExpandAllFolders() {
  const [expanded, setExpanded] = useState(['invoices']);

  return (
    <Box sx={{ width: 280, minHeight: 400 }}>
      <Button
        disabled={expanded.length === allFolders.length}
        onClick={() => setExpanded(allFolders)}
      >
        Expand all
      </Button>
      <Button disabled={expanded.length === 0} onClick={() => setExpanded([])}>
        Collapse all
      </Button>
      <RichTreeView
        id="all-files"
        aria-label="All files"
        items={files}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
