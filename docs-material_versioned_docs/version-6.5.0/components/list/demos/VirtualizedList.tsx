import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTheme } from '@mui/material/styles';

const rooms = ['Reading room', 'Cellar', 'Gallery', 'North wing'];
const shelves = Array.from({ length: 1200 }, (_, index) => ({
  name: `Shelf ${index + 1}`,
  room: rooms[Math.floor(index / 300)],
}));

function ShelfList(props: ListProps) {
  return <List {...props} disablePadding aria-label="Shelves of the archive" />;
}

function ShelfRow({
  data,
  index,
  style,
}: ListChildComponentProps<typeof shelves>) {
  const shelf = data[index];
  return (
    <ListItem
      style={style}
      disablePadding
      aria-posinset={index + 1}
      aria-setsize={data.length}
    >
      <ListItemButton sx={{ height: 1 }}>
        <ListItemText primary={shelf?.name} secondary={shelf?.room} />
      </ListItemButton>
    </ListItem>
  );
}

export default function VirtualizedList() {
  const { direction } = useTheme();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, bgcolor: 'background.paper' }}>
      <FixedSizeList
        width="100%"
        height={320}
        itemSize={64}
        itemCount={shelves.length}
        itemData={shelves}
        innerElementType={ShelfList}
        overscanCount={4}
        direction={direction}
      >
        {ShelfRow}
      </FixedSizeList>
    </Box>
  );
}
