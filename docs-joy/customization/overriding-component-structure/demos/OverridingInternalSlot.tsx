import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function OverridingInternalSlot() {
  return (
    <FormControl sx={{ maxWidth: 280, mx: 'auto' }}>
      <FormLabel>Instrument</FormLabel>
      <Autocomplete
        options={['Bassoon', 'Cello', 'Harp', 'Viola']}
        slotProps={{
          listbox: { variant: 'soft', sx: { '--List-padding': '4px' } },
          popupIndicator: { color: 'primary' },
        }}
      />
    </FormControl>
  );
}
