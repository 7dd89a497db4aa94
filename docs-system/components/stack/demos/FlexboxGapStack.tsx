import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const gear = ['Headlamp', 'Map', 'Gloves', 'Knife', 'First aid kit', 'Matches'];

export default function FlexboxGapStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 260 }}
    >
      {gear.map((name) => (
        <Box key={name} sx={{ px: 1.5, border: 1, borderRadius: 4 }}>
          {name}
        </Box>
      ))}
    </Stack>
  );
}
