import * as React from 'react';
import Switch from '@mui/joy/Switch';

export default function ExampleStrapiSwitch() {
  const [live, setLive] = React.useState(true);

  return (
    <Switch
      color={live ? 'success' : 'danger'}
      checked={live}
      onChange={(event) => setLive(event.target.checked)}
      endDecorator={live ? 'Published' : 'Draft'}
      slotProps={{
        input: { 'aria-label': 'Publish' },
        endDecorator: { sx: { minWidth: 80 } },
      }}
      sx={{
        '--Switch-trackWidth': '40px',
        '--Switch-trackHeight': '24px',
        '--Switch-trackRadius': '12px',
        '--Switch-thumbSize': '8px',
      }}
    />
  );
}
