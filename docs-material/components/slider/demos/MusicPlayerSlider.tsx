import * as React from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LENGTH = 214;

function time(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function MusicPlayerSlider() {
  const [position, setPosition] = React.useState(48);
  const [playing, setPlaying] = React.useState(false);

  React.useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setInterval(
      () => setPosition((now) => Math.min(now + 1, LENGTH)),
      1000,
    );
    return () => clearInterval(timer);
  }, [playing]);

  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography component="h3" variant="subtitle1">
          Overture, second cue
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Recorded at the dress rehearsal
        </Typography>
        <Slider
          size="small"
          aria-label="Position"
          getAriaValueText={(seconds) => `${time(seconds)} of ${time(LENGTH)}`}
          value={position}
          onChange={(event, value) => setPosition(value)}
          max={LENGTH}
          sx={{
            color: 'text.primary',
            [`& .${sliderClasses.thumb}`]: { width: 10, height: 10 },
          }}
        />
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography variant="caption">{time(position)}</Typography>
          <IconButton
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setPlaying((before) => !before)}
          >
            {playing ? <Pause /> : <PlayArrow />}
          </IconButton>
          <Typography variant="caption">-{time(LENGTH - position)}</Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
