import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const orders = Array.from({ length: 30 }, (_, index) => ({
  id: `order-${index + 1}`,
  label: `Order ${index + 1}`,
}));

export default function ScrollToItem() {
  const apiRef = useRichTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current
      ?.getItemDOMElement(itemId)
      ?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Box sx={{ width: 280 }}>
      <Button onClick={() => scrollTo('order-1')}>First order</Button>
      <Button onClick={() => scrollTo('order-30')}>Last order</Button>
      <RichTreeView
        id="orders"
        apiRef={apiRef}
        aria-label="Orders"
        items={orders}
        defaultSelectedItems="order-30"
        sx={{
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      />
    </Box>
  );
}
