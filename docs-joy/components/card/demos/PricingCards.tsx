import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

const passes = [
  {
    name: 'Day pass',
    price: '14 EUR',
    perks: ['One shared desk', 'Kitchen and coffee'],
  },
  {
    name: 'Month pass',
    price: '190 EUR',
    perks: ['A desk of your own', 'Locker', '6 hours of meeting room'],
    popular: true,
  },
];

export default function PricingCards() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {passes.map(({ name, price, perks, popular }) => (
        <Card
          key={name}
          size="lg"
          variant={popular ? 'soft' : 'outlined'}
          sx={{ width: 260, maxWidth: '100%' }}
        >
          <Typography
            component="div"
            level="title-lg"
            endDecorator={popular && <Chip size="sm">Most chosen</Chip>}
          >
            {name}
          </Typography>
          <Divider />
          <CardContent>
            {perks.map((perk) => (
              <Typography key={perk}>{perk}</Typography>
            ))}
          </CardContent>
          <CardActions>
            <Typography level="title-lg" sx={{ mr: 'auto' }}>
              {price}
            </Typography>
            <Button variant={popular ? 'solid' : 'outlined'}>Choose</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
