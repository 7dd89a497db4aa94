import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const wards = ['Cardiology', 'Maternity', 'Pediatrics', 'Radiology', 'Surgery'];

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={wards}
      sx={{ width: 240, maxWidth: '100%' }}
      renderInput={({ slotProps: { input, inputLabel, htmlInput } }) => (
        <Box ref={input.ref} sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="label" {...inputLabel}>
            Ward
          </Box>
          <Box
            component="input"
            {...htmlInput}
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
