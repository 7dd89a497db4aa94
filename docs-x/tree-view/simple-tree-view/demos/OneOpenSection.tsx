import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

export default function OneOpenSection() {
  const [expanded, setExpanded] = useState(['breakfast']);

  return (
    <SimpleTreeView
      id="menu"
      aria-label="Menu"
      expandedItems={expanded}
      // The item that was expanded last is the first in the array.
      onExpandedItemsChange={(_event, itemIds) =>
        setExpanded(itemIds.slice(0, 1))
      }
      sx={{ width: 280, minHeight: 170 }}
    >
      <TreeItem itemId="breakfast" label="Breakfast">
        <TreeItem itemId="pancakes" label="Pancakes" />
        <TreeItem itemId="omelet" label="Omelet" />
      </TreeItem>
      <TreeItem itemId="lunch" label="Lunch">
        <TreeItem itemId="soup" label="Soup" />
      </TreeItem>
      <TreeItem itemId="dinner" label="Dinner">
        <TreeItem itemId="pasta" label="Pasta" />
        <TreeItem itemId="curry" label="Curry" />
      </TreeItem>
    </SimpleTreeView>
  );
}
