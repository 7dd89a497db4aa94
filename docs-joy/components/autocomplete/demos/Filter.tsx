import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const users = [
  { label: 'Ana Ruiz', email: 'ana@example.com' },
  { label: 'Ben Okafor', email: 'support@example.com' },
  { label: 'Chloe Martin', email: 'sales@example.com' },
];

const filterOptions = createFilterOptions<(typeof users)[number]>({
  trim: true,
  stringify: (user) => `${user.label} ${user.email}`,
});

export default function Filter() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>User</FormLabel>
      <Autocomplete options={users} filterOptions={filterOptions} />
      <FormHelperText>Type “sales” to find a user by email.</FormHelperText>
    </FormControl>
  );
}
