import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicRatio() {
  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 1, borderRadius: 'sm' }}>
      <AspectRatio sx={{ mb: 1 }}>
        <img src="/img/demos/image-list/lake.svg" alt="A lake at sunset" />
      </AspectRatio>
      <Typography level="title-sm">Cabin at the lake</Typography>
    </Sheet>
  );
}
