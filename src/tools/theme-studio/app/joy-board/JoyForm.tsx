import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'title-md', 'body-md', 'body-sm'] as const;

/** Fields and other inputs, and the text styles of a theme. */
export function JoyForm() {
  return (
    <>
      <Sheet
        variant="outlined"
        sx={{ p: 2, display: 'grid', gap: 2, alignContent: 'start', borderRadius: 'md' }}
      >
        <FormControl>
          <FormLabel>Member</FormLabel>
          <Input defaultValue="Evening course" />
        </FormControl>
        <FormControl error>
          <FormLabel>Days</FormLabel>
          <Input defaultValue="90" />
          <FormHelperText>Loans last at most 28 days.</FormHelperText>
        </FormControl>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Checkbox defaultChecked label="Insured" />
          <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Reminders' } }} />
        </Box>
        <RadioGroup name="studio-pickup" defaultValue="counter" aria-label="Pickup">
          <Radio value="counter" label="Counter" />
          <Radio value="locker" label="Locker" />
        </RadioGroup>
        <Box sx={{ px: 1 }}>
          <Slider defaultValue={40} aria-label="Distance" />
        </Box>
      </Sheet>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', overflow: 'hidden' }}>
        {LEVELS.map((level) => (
          <Typography key={level} level={level} component="p" noWrap>
            Borrow, repair, {level}
          </Typography>
        ))}
      </Sheet>
    </>
  );
}
