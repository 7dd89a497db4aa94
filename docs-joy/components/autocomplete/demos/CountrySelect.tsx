import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
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
            <ListItemDecorator aria-hidden="true">
              {country.flag}
            </ListItemDecorator>
            <ListItemContent>
              {country.label}
              <Typography level="body-sm">{country.phone}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
