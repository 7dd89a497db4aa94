import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const species = ['Dog', 'Cat', 'Rabbit', 'Bird'];

export default function RowRadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel id="species-label" component="span">
        Species
      </FormLabel>
      <RadioGroup row aria-labelledby="species-label" name="species">
        {species.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            label={kind}
            control={<Radio />}
          />
        ))}
        <FormControlLabel
          disabled
          value="Horse"
          label="Horse"
          control={<Radio />}
        />
      </RadioGroup>
    </FormControl>
  );
}
