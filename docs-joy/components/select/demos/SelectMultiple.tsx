import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectMultiple() {
  const [channels, setChannels] = React.useState(['email', 'push']);

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Select
        multiple
        aria-label="Notifications"
        placeholder="No notifications"
        value={channels}
        onChange={(_event, values) => setChannels(values)}
        slotProps={{
          button: {
            sx:
              channels.length === 0
                ? { opacity: 'var(--Select-placeholderOpacity)' }
                : undefined,
          },
        }}
      >
        <Option value="email">Email</Option>
        <Option value="push">Push</Option>
        <Option value="sms">Text message</Option>
      </Select>
      <Typography level="body-sm" role="status">
        {channels.length} selected
      </Typography>
    </Stack>
  );
}
