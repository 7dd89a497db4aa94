import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { customers } from './customers';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function AutocompleteVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {variants.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Autocomplete variant={variant} options={customers} />
        </FormControl>
      ))}
    </Stack>
  );
}
