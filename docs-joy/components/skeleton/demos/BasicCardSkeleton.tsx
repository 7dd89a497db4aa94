import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function BasicCardSkeleton() {
  return (
    <Card aria-busy sx={{ width: 260 }}>
      <AspectRatio ratio="2">
        <Skeleton />
      </AspectRatio>
      <div>
        <Typography level="title-lg">
          <Skeleton>Standing desk</Skeleton>
        </Typography>
        <Typography level="body-sm">
          <Skeleton>Oak, 160 cm, adjustable height</Skeleton>
        </Typography>
      </div>
      <Button disabled>Add to cart</Button>
    </Card>
  );
}
