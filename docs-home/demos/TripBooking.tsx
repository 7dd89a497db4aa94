import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { Landscape } from './landscape';
import { themes } from './trip-themes';
import type { ThemeName } from './trip-themes';

const friends = ['Ana', 'Ben', 'Chloe'];

export default function TripBooking() {
  const [name, setName] = React.useState<ThemeName>('Default');
  const [nights, setNights] = React.useState(3);
  const [breakfast, setBreakfast] = React.useState(true);
  const [booked, setBooked] = React.useState(false);
  const { components, light, dark } = themes[name];

  return (
    <ThemeProvider
      theme={(outer: Theme) => ({
        ...outer,
        components: { ...outer.components, ...components },
      })}
    >
      <Paper
        elevation={0}
        sx={[
          { display: 'grid', gridTemplateColumns: { sm: '5fr 6fr' } },
          light,
          (theme) => theme.applyStyles('dark', dark),
        ]}
      >
        <Stack
          sx={{
            position: 'relative',
            overflow: 'hidden',
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            minHeight: 180,
            p: 2,
            borderRadius: 1,
          }}
        >
          <Landscape />
          <Chip
            color="primary"
            label={booked ? 'Booked' : '2 left'}
            sx={{ position: 'relative' }}
          />
          <AvatarGroup sx={{ position: 'relative' }}>
            {friends.map((friend) => (
              <Avatar
                key={friend}
                role="img"
                aria-label={friend}
                sx={{
                  bgcolor: 'primary.dark',
                  color: 'primary.contrastText',
                }}
              >
                {friend[0]}
              </Avatar>
            ))}
          </AvatarGroup>
        </Stack>
        <Stack spacing={1.5} sx={{ p: 2.5 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label="Theme"
            value={name}
            onChange={(_event, key) => key && setName(key)}
          >
            {Object.keys(themes).map((key) => (
              <ToggleButton key={key} value={key}>
                {key}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <div>
            <Typography component="p" variant="h5">
              Lighthouse cabin
            </Typography>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Rating readOnly size="small" value={4} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                126 reviews
              </Typography>
            </Stack>
          </div>
          <div>
            <Typography id="nights" variant="body2">
              {nights === 1 ? '1 night' : `${nights} nights`}
            </Typography>
            <Slider
              aria-labelledby="nights"
              min={1}
              max={7}
              marks
              disabled={booked}
              value={nights}
              onChange={(_event, value) => setNights(value as number)}
            />
          </div>
          <FormControlLabel
            label="Breakfast, €9 a night"
            control={
              <Switch
                checked={breakfast}
                disabled={booked}
                onChange={(event) => setBreakfast(event.target.checked)}
              />
            }
          />
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Typography variant="h5" component="p">
              €{nights * (breakfast ? 119 : 110)}
            </Typography>
            <Button
              variant={booked ? 'outlined' : 'contained'}
              onClick={() => setBooked(!booked)}
            >
              {booked ? 'Cancel' : 'Book'}
            </Button>
          </Box>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
