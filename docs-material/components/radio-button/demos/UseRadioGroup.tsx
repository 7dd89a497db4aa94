import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

interface MedicineProps {
  form: string;
  advice: string;
}

function Medicine({ form, advice }: MedicineProps) {
  const id = `use-radio-group-${form}`;
  const chosen = useRadioGroup()?.value === form;

  return (
    <Box>
      <FormControlLabel
        value={form}
        label={form}
        control={
          <Radio
            slotProps={{
              input: { 'aria-describedby': chosen ? id : undefined },
            }}
          />
        }
      />
      {chosen && (
        <FormHelperText id={id} sx={{ marginInlineStart: 4, mt: 0 }}>
          {advice}
        </FormHelperText>
      )}
    </Box>
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup aria-label="Form of the medicine" defaultValue="Drops">
      <Medicine form="Tablets" advice="Hide them in soft food." />
      <Medicine form="Drops" advice="Store them in the fridge after opening." />
      <Medicine form="Injection" advice="A nurse shows you how to give it." />
    </RadioGroup>
  );
}
