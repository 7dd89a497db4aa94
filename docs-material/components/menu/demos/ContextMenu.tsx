import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

interface Spot {
  clip: string;
  top: number;
  left: number;
}

export default function ContextMenu() {
  const [spot, setSpot] = React.useState<Spot | null>(null);

  const openAt = (event: React.MouseEvent, clip: string) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // The keyboard opens the menu at the clip, because there is no pointer position.
    const pointer = event.clientX > 0 || event.clientY > 0;
    setSpot({
      clip,
      top: pointer ? event.clientY : box.bottom,
      left: pointer ? event.clientX : box.left,
    });
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {['Ferry landing', 'Market crowd', 'Night bus'].map((clip) => (
        <Button
          key={clip}
          variant="outlined"
          aria-haspopup="menu"
          onClick={(event) => openAt(event, clip)}
          onContextMenu={(event) => openAt(event, clip)}
        >
          {clip}
        </Button>
      ))}
      <Menu
        open={spot !== null}
        onClose={() => setSpot(null)}
        anchorReference="anchorPosition"
        anchorPosition={spot ?? undefined}
        slotProps={{
          list: { 'aria-label': spot ? `Clip ${spot.clip}` : undefined },
        }}
      >
        <MenuItem onClick={() => setSpot(null)}>
          Open in source monitor
        </MenuItem>
        <MenuItem onClick={() => setSpot(null)}>Rename clip</MenuItem>
        <MenuItem onClick={() => setSpot(null)}>Take offline</MenuItem>
      </Menu>
    </Stack>
  );
}
