import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const ratios = ['4/3', '1', '2/3'];

export default function CustomRatio() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ratios.map((ratio) => (
        <AspectRatio
          key={ratio}
          variant="outlined"
          ratio={ratio}
          sx={{ width: 110 }}
        >
          <Typography>{ratio}</Typography>
        </AspectRatio>
      ))}
    </Stack>
  );
}
