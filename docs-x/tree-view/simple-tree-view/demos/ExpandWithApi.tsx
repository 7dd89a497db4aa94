import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandWithApi() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <Button
        variant="outlined"
        onClick={(event) =>
          apiRef.current?.setItemExpansion({ event, itemId: 'returns' })
        }
      >
        Show or hide returns
      </Button>
      <SimpleTreeView
        id="guide"
        apiRef={apiRef}
        aria-label="Shipping guide"
        sx={{ mt: 1 }}
      >
        <TreeItem itemId="packing" label="Packing">
          <TreeItem itemId="boxes" label="Boxes" />
        </TreeItem>
        <TreeItem itemId="returns" label="Returns">
          <TreeItem itemId="label" label="Print the label" />
          <TreeItem itemId="pickup" label="Book a pickup" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
