import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import YardOutlined from '@mui/icons-material/YardOutlined';

export default function ProductCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="4/3" color="success">
          <YardOutlined style={{ fontSize: '6rem' }} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Zinc planter, 30 liters</Typography>
        <Typography level="body-sm">Rustproof, with a drain hole</Typography>
        <Chip size="sm" color="warning">
          Four on the shelf
        </Chip>
      </CardContent>
      <CardOverflow>
        <Button variant="soft" endDecorator="39 EUR">
          Put in basket
        </Button>
      </CardOverflow>
    </Card>
  );
}
