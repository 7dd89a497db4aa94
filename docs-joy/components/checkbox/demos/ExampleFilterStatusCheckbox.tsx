import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const statuses = [
  { name: 'Open', color: 'primary', orders: 12 },
  { name: 'Shipped', color: 'success', orders: 40 },
  { name: 'Returned', color: 'danger', orders: 3 },
] as const;

export default function ExampleFilterStatusCheckbox() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const visible = statuses.filter(({ name }) => !hidden.includes(name));

  return (
    <Stack role="group" aria-label="Status" spacing={1.5} sx={{ width: 240 }}>
      {statuses.map(({ name, color }) => (
        <Checkbox
          key={name}
          color={color}
          variant="soft"
          label={name}
          checked={!hidden.includes(name)}
          onChange={(event) =>
            setHidden(
              event.target.checked
                ? hidden.filter((other) => other !== name)
                : [...hidden, name],
            )
          }
        />
      ))}
      <Typography level="body-sm" role="status">
        {visible.reduce((sum, { orders }) => sum + orders, 0)} orders
      </Typography>
    </Stack>
  );
}
