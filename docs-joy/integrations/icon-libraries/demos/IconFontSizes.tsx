import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CameraAlt from '@mui/icons-material/CameraAlt';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'] as const;

export default function IconFontSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Stack key={size} sx={{ alignItems: 'center' }}>
          <CameraAlt fontSize={size} />
          <Typography level="body-xs">{size}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
