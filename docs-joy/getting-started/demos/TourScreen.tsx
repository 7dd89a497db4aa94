import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function TourScreen() {
  const [booked, setBooked] = React.useState(false);
  return (
    <Stack
      direction={{ sm: 'row' }}
      spacing={2}
      sx={{ '& > *': { flex: 1, minWidth: 0 } }}
    >
      <Card>
        <CardOverflow>
          <AspectRatio ratio="2">
            <img src="/img/demos/joy-card/harbor.svg" alt="" />
          </AspectRatio>
        </CardOverflow>
        <CardContent>
          <Typography
            component="div"
            level="title-lg"
            endDecorator={
              <Chip size="sm" color={booked ? 'success' : 'primary'}>
                {booked ? 'Booked' : '4 seats left'}
              </Chip>
            }
          >
            Harbor tour
          </Typography>
          <Typography level="body-sm">
            Two hours on the water, daily at ten.
          </Typography>
        </CardContent>
      </Card>
      <Sheet variant="soft" sx={{ p: 2, borderRadius: 'md' }}>
        <Stack spacing={1.5}>
          <FormControl>
            <FormLabel>Name</FormLabel>
            <Input defaultValue="Ana Costa" />
          </FormControl>
          <FormControl>
            <FormLabel>Seats</FormLabel>
            <Select defaultValue={2}>
              {[1, 2, 3, 4].map((seats) => (
                <Option key={seats} value={seats}>
                  {seats}
                </Option>
              ))}
            </Select>
          </FormControl>
          <Typography
            component="label"
            level="body-sm"
            endDecorator={<Switch defaultChecked />}
            sx={{ justifyContent: 'space-between' }}
          >
            Remind me the day before
          </Typography>
          <Button
            variant={booked ? 'outlined' : 'solid'}
            onClick={() => setBooked(!booked)}
          >
            {booked ? 'Cancel' : 'Book'}
          </Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
