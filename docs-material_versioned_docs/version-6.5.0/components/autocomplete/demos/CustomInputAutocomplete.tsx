import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const wards = ['Cardiology', 'Maternity', 'Pediatrics', 'Radiology', 'Surgery'];

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={wards}
      sx={{ width: 240, maxWidth: '100%' }}
      renderInput={({ InputProps, InputLabelProps, inputProps }) => (
        <Box ref={InputProps.ref} sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="label" {...InputLabelProps}>
            Ward
          </Box>
          <Box
            component="input"
            {...inputProps}
            sx={{
              p: 1,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'transparent',
              border: 1,
              borderRadius: 5,
            }}
          />
        </Box>
      )}
    />
  );
}
