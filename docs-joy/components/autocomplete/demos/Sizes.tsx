import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { customers } from './customers';

const sizes = { sm: 'Small', md: 'Medium', lg: 'Large' } as const;

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>{sizes[size]}</FormLabel>
          <Autocomplete options={customers} defaultValue="Initech" />
        </FormControl>
      ))}
    </Stack>
  );
}
