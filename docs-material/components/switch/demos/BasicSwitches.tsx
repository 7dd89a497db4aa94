import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const named = (name: string) => ({
  input: { role: 'switch', 'aria-label': name },
});

export default function BasicSwitches() {
  return (
    <Stack direction="row">
      <Switch slotProps={named('Roof vent, bay 1')} />
      <Switch defaultChecked slotProps={named('Roof vent, bay 2')} />
      <Switch disabled slotProps={named('Roof vent, bay 3')} />
      <Switch disabled checked slotProps={named('Roof vent, bay 4')} />
    </Stack>
  );
}
