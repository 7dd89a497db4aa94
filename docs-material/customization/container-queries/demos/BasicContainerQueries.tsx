import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Slot = styled('div')({ containerType: 'inline-size' });

const Recipe = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: '1px solid',
  [theme.containerQueries.up(260)]: {
    gridTemplateColumns: '1fr auto',
  },
}));

export default function BasicContainerQueries() {
  return (
    <Stack spacing={2}>
      {['100%', '220px'].map((width) => (
        <Slot key={width} sx={{ width, maxWidth: 480 }}>
          <Recipe>
            <Box component="strong">Lentil soup with lemon</Box>
            <span>35 minutes</span>
          </Recipe>
        </Slot>
      ))}
    </Stack>
  );
}
