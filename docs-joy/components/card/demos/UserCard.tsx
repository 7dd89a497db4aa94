import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const figures = [
  ['Trips', '128'],
  ['Guides', '9'],
  ['Rating', '4.8'],
];

export default function UserCard() {
  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <CardContent orientation="horizontal">
        <Avatar size="lg">JO</Avatar>
        <div>
          <Typography level="title-lg">Jonas Okafor</Typography>
          <Typography level="body-sm">Mountain guide in Bern</Typography>
        </div>
      </CardContent>
      <Sheet
        variant="soft"
        sx={{ display: 'flex', gap: 3, p: 1.5, borderRadius: 'sm' }}
      >
        {figures.map(([name, figure]) => (
          <div key={name}>
            <Typography level="body-xs">{name}</Typography>
            <Typography level="title-md">{figure}</Typography>
          </div>
        ))}
      </Sheet>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined">Write</Button>
        <Button>Book a day</Button>
      </Box>
    </Card>
  );
}
