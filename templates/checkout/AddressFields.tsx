import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { useForm } from '../shared-forms/useForm';
import type { Address } from './address';
import { COUNTRIES } from './data';

/** Name, email address and postal address. */
export default function AddressFields({ form }: { form: ReturnType<typeof useForm<Address>> }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField {...form.field('name')} label="Name" autoComplete="name" required />
      <TextField
        {...form.field('email')}
        label="Email address"
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...form.field('street')}
        label="Street and number"
        autoComplete="street-address"
        required
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField {...form.field('postcode')} label="Postcode" autoComplete="postal-code" required />
      <TextField {...form.field('city')} label="City" autoComplete="address-level2" required />
      <TextField
        {...form.field('country')}
        label="Country"
        select
        autoComplete="country-name"
        required
        sx={{ gridColumn: '1 / -1' }}
      >
        {COUNTRIES.map((country) => (
          <MenuItem key={country} value={country}>
            {country}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
