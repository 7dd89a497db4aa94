import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function RadioVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <RadioGroup key={variant} aria-label={variant} defaultValue="selected">
          <Radio variant={variant} value="selected" label={variant} />
          <Radio variant={variant} value="other" label="Not selected" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
