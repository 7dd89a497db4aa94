import Avatar from '@mui/joy/Avatar';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const text = 'The parcel arrived, but one of the items is missing.';

export default function ZeroWidthStack() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {['auto', 0].map((minWidth) => (
        <Sheet key={minWidth} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Stack
            direction="row"
            spacing={1}
            sx={{ p: 1, alignItems: 'center' }}
          >
            <Stack sx={{ minWidth }}>
              <Typography noWrap>{text}</Typography>
            </Stack>
            <Avatar size="sm">AR</Avatar>
          </Stack>
        </Sheet>
      ))}
    </Stack>
  );
}
