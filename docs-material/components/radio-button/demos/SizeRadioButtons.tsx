import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

const scale = { fontSize: 32 };

export default function SizeRadioButtons() {
  return (
    <RadioGroup aria-label="Weight of the animal" defaultValue="medium">
      <FormControlLabel
        value="light"
        label="Up to 5 kg"
        control={<Radio size="small" />}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel value="medium" label="5 to 25 kg" control={<Radio />} />
      <FormControlLabel
        value="heavy"
        label="Over 25 kg"
        control={<Radio sx={{ [`& .${svgIconClasses.root}`]: scale }} />}
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </RadioGroup>
  );
}
