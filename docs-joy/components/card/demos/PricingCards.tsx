import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const passes = [
  {
    name: 'Day pass',
    price: '14 EUR',
    includes: 'A seat at the long table, with coffee and the kitchen.',
  },
  {
    name: 'Month pass',
    price: '190 EUR',
    includes: 'Your own desk, a locker and six hours of meeting room.',
    recommended: true,
  },
];

export default function PricingCards() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {passes.map(({ name, price, includes, recommended }) => (
        <Card
          key={name}
          size="lg"
          variant={recommended ? 'soft' : 'outlined'}
          sx={{ width: 320, maxWidth: '100%' }}
        >
          <div>
            <Typography level="h2" component="p">
              {price}
            </Typography>
            <Typography
              component="div"
              level="title-md"
              endDecorator={recommended && <Chip size="sm">Our advice</Chip>}
            >
              {name}
            </Typography>
          </div>
          <CardContent>
            <Typography textColor="text.primary">{includes}</Typography>
          </CardContent>
          <CardOverflow>
            <Button size="lg" variant={recommended ? 'solid' : 'soft'}>
              Take the {name.toLowerCase()}
            </Button>
          </CardOverflow>
        </Card>
      ))}
    </Box>
  );
}
