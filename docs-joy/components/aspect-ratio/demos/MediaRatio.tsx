import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const fits = ['cover', 'contain', 'fill'] as const;

export default function MediaRatio() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {fits.map((objectFit) => (
        <div key={objectFit}>
          <AspectRatio ratio="1" objectFit={objectFit} sx={{ width: 120 }}>
            <img src="/img/demos/image-list/lake.svg" alt="A lake at sunset" />
          </AspectRatio>
          <Typography level="body-sm">{objectFit}</Typography>
        </div>
      ))}
    </Stack>
  );
}
