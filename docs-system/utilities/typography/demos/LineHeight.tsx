import Box from '@mui/system/Box';

const values = [1.1, 1.5, 2];

export default function LineHeight() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {values.map((lineHeight) => (
        <Box key={lineHeight} sx={{ lineHeight, maxWidth: 220 }}>
          {lineHeight}: The tide turns twice a day, about an hour later each
          day.
        </Box>
      ))}
    </Box>
  );
}
