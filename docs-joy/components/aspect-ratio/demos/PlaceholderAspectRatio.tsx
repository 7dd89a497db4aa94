import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import Image from '@mui/icons-material/Image';

export default function PlaceholderAspectRatio() {
  return (
    <Card sx={{ width: 240 }}>
      <AspectRatio ratio="2">
        <div>
          <Image style={{ fontSize: '3rem', opacity: 0.4 }} />
        </div>
      </AspectRatio>
      <Typography level="title-md">No picture yet</Typography>
    </Card>
  );
}
