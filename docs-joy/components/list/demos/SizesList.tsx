import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';
import ReceiptLong from '@mui/icons-material/ReceiptLong';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SizesList() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <List
          key={size}
          size={size}
          variant="outlined"
          aria-label={`Unread, ${size}`}
          sx={{ flex: 'none', width: 180, borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <Mail />
            </ListItemDecorator>
            Messages
          </ListItem>
          <ListDivider aria-hidden />
          <ListItem>
            <ListItemDecorator>
              <ReceiptLong />
            </ListItemDecorator>
            Invoices
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
