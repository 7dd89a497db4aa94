import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Check from '@mui/icons-material/Check';

const products = {
  Blue: 'primary',
  Red: 'danger',
  Green: 'success',
  Gray: 'neutral',
} as const;

export default function ExampleProductAttributes() {
  return (
    <FormControl>
      <FormLabel>Color of the shirt</FormLabel>
      <RadioGroup
        overlay
        orientation="horizontal"
        defaultValue="Red"
        sx={{ gap: 1.5 }}
      >
        {Object.entries(products).map(([name, color]) => (
          <Sheet
            key={name}
            variant="solid"
            color={color}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              borderRadius: '50%',
            }}
          >
            <Radio
              variant="solid"
              color={color}
              value={name}
              checkedIcon={<Check />}
              slotProps={{ input: { 'aria-label': name } }}
            />
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
