import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary'] as const;

export default function ColorPreview() {
  return (
    <Stack spacing={2} useFlexGap>
      {colors.map((color) => (
        <Stack
          key={color}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          <Button color={color} variant="contained">
            Book a lane
          </Button>
          <Chip color={color} label="Pool 2" />
          <FormControlLabel
            control={<Checkbox color={color} defaultChecked />}
            label="Warm water"
          />
          <FormControlLabel
            control={<Switch color={color} defaultChecked />}
            label="Reminder"
          />
        </Stack>
      ))}
      <Alert severity="info">Colors that you don’t set stay as they are.</Alert>
    </Stack>
  );
}
