import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const cities = ['Accra', 'Bergen', 'Lima', 'Osaka', 'Porto', 'Quito'];
const filters = ['Vegan', 'Spicy'];

export default function ComponentGallery() {
  const [count, setCount] = React.useState(0);
  const [email, setEmail] = React.useState('');
  const [size, setSize] = React.useState('medium');
  const [filter, setFilter] = React.useState('Vegan');
  const [volume, setVolume] = React.useState(40);
  const [notify, setNotify] = React.useState(true);
  const [stars, setStars] = React.useState<number | null>(4);
  const [tab, setTab] = React.useState(0);
  const invalid = email !== '' && !email.includes('@');

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
        gap: 2.5,
        alignItems: 'center',
      }}
    >
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        {count === 0 ? 'Add to cart' : `In cart: ${count}`}
      </Button>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {filters.map((name) => (
          <Chip
            key={name}
            label={name}
            color={name === filter ? 'primary' : 'default'}
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          />
        ))}
      </Box>
      <TextField
        label="Email"
        size="small"
        value={email}
        error={invalid}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        select
        label="Size"
        size="small"
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <MenuItem value="small">Small</MenuItem>
        <MenuItem value="medium">Medium</MenuItem>
        <MenuItem value="large">Large</MenuItem>
      </TextField>
      <Autocomplete
        options={cities}
        size="small"
        renderInput={(params) => <TextField {...params} label="City" />}
      />
      <Box sx={{ px: 1 }}>
        <Slider
          aria-label="Volume"
          valueLabelDisplay="auto"
          value={volume}
          onChange={(_event, next) => setVolume(next as number)}
        />
      </Box>
      <FormControlLabel
        label="Notifications"
        control={
          <Switch
            checked={notify}
            onChange={(event) => setNotify(event.target.checked)}
          />
        }
      />
      <Rating
        role="radiogroup"
        aria-label="Rating"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Tabs
          aria-label="Order"
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
        >
          <Tab label="Delivery" />
          <Tab label="Pickup" />
        </Tabs>
        <Typography variant="body2" sx={{ py: 1.5 }}>
          {tab === 0 ? 'Arrives in 40 minutes.' : 'Ready in 15 minutes.'}
        </Typography>
        <Alert severity={notify ? 'success' : 'info'}>
          {notify ? 'We email you when it is ready.' : 'Notifications are off.'}
        </Alert>
      </Box>
    </Box>
  );
}
