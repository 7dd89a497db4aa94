import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel id="visit-label" component="span">
        Reason for the visit
      </FormLabel>
      <RadioGroup
        aria-labelledby="visit-label"
        name="visit"
        defaultValue="vaccine"
      >
        <FormControlLabel
          value="vaccine"
          label="Vaccination"
          control={<Radio />}
        />
        <FormControlLabel
          value="teeth"
          label="Dental cleaning"
          control={<Radio />}
        />
        <FormControlLabel
          value="limp"
          label="Limping or injury"
          control={<Radio />}
        />
      </RadioGroup>
    </FormControl>
  );
}
