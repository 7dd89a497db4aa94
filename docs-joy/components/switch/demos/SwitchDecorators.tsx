import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

export default function SwitchDecorators() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Switch
        startDecorator={<LightMode />}
        endDecorator={<DarkMode />}
        slotProps={{ input: { 'aria-label': 'Dark mode' } }}
      />
      <Switch
        endDecorator={({ checked }) => (checked ? 'Public' : 'Private')}
        slotProps={{ input: { 'aria-label': 'Public profile' } }}
      />
    </Stack>
  );
}
