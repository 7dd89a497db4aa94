import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countries, flagOf } from './countries';

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      sx={{ width: 320, maxWidth: '100%' }}
      renderOption={({ key, ...optionProps }, country) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 1.5 }}>
          <span aria-hidden="true">{flagOf(country.code)}</span>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {country.label}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {country.currency}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ship to"
          helperText="Prices change to the currency of the country."
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              autoComplete: 'new-password',
            },
          }}
        />
      )}
    />
  );
}
