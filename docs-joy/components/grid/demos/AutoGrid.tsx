import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const items = [
  { text: 'grow', size: 'grow' },
  { text: '6 columns', size: 6 },
  { text: 'grow', size: 'grow' },
] as const;

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {items.map(({ text, size }, index) => (
        <Grid key={index} size={size}>
          <Sheet variant="soft" sx={{ p: 1, textAlign: 'center' }}>
            {text}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
