import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LogoTile() {
  const [tile, setTile] = React.useState('#0b6e75');
  const [path, setPath] = React.useState(
    'M8 20q4-4 8 0t8 0M16 8v8M12 12l4-4 4 4',
  );
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {[96, 32, 16].map((size) => (
          <svg
            key={size}
            width={size}
            height={size}
            viewBox="0 0 32 32"
            aria-hidden="true"
          >
            <rect width="32" height="32" rx="8" fill={tile} />
            <path
              d={path}
              fill="none"
              stroke="#fff"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        ))}
      </Stack>
      <TextField
        id="logo-tile-color"
        label="Tile"
        value={tile}
        onChange={(event) => setTile(event.target.value)}
      />
      <TextField
        id="logo-tile-path"
        label="Path"
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
    </Stack>
  );
}
