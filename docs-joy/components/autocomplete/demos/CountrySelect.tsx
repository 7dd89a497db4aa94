import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const countries = [
  { code: 'BR', label: 'Brazil', flag: '🇧🇷', phone: '+55' },
  { code: 'DE', label: 'Germany', flag: '🇩🇪', phone: '+49' },
  { code: 'IN', label: 'India', flag: '🇮🇳', phone: '+91' },
  { code: 'JP', label: 'Japan', flag: '🇯🇵', phone: '+81' },
  { code: 'KE', label: 'Kenya', flag: '🇰🇪', phone: '+254' },
];

export default function CountrySelect() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Country</FormLabel>
      <Autocomplete
        options={countries}
        renderOption={(props, country) => (
          <AutocompleteOption {...props} key={country.code}>
            <Typography
              component="span"
              startDecorator={<span aria-hidden="true">{country.flag}</span>}
              endDecorator={<Typography>{country.phone}</Typography>}
            >
              {country.label}
            </Typography>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
