import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Forward30 from '@mui/icons-material/Forward30';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay10 from '@mui/icons-material/Replay10';

const LENGTH = 840;

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function MediaControlCard() {
  const [playing, setPlaying] = React.useState(false);
  const [position, setPosition] = React.useState(215);

  const jump = (seconds: number) =>
    setPosition((now) => Math.min(LENGTH, Math.max(0, now + seconds)));

  return (
    <Card sx={{ display: 'flex', width: 420, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        image="/img/demos/card/radio.svg"
        alt=""
        sx={{ width: { xs: 80, sm: 140 }, flexShrink: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography component="p" variant="subtitle1">
            The tide tables, explained
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {clock(position)} of {clock(LENGTH)}
          </Typography>
          <Slider
            aria-label="Position"
            size="small"
            max={LENGTH}
            value={position}
            getAriaValueText={clock}
            onChange={(_event, value) => setPosition(value as number)}
          />
        </CardContent>
        <Stack direction="row" sx={{ justifyContent: 'center', pb: 1 }}>
          <IconButton aria-label="Back 10 seconds" onClick={() => jump(-10)}>
            <Replay10 />
          </IconButton>
          <IconButton
            aria-label={playing ? 'Pause' : 'Play'}
            color="primary"
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause /> : <PlayArrow />}
          </IconButton>
          <IconButton aria-label="Forward 30 seconds" onClick={() => jump(30)}>
            <Forward30 />
          </IconButton>
        </Stack>
      </Box>
    </Card>
  );
}
