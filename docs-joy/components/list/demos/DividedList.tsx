import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function DividedList() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {insets.map((inset) => (
        <List
          key={inset}
          variant="outlined"
          aria-label={`Inset ${inset}`}
          sx={{ flex: 'none', width: 200, borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <Mail />
            </ListItemDecorator>
            {inset}
          </ListItem>
          <ListDivider aria-hidden inset={inset} />
          <ListItem>
            <ListItemDecorator>
              <Mail />
            </ListItemDecorator>
            Message
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
