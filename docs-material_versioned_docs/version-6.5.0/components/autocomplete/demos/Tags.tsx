import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const allergens = ['Celery', 'Eggs', 'Fish', 'Milk', 'Nuts', 'Sesame', 'Soy'];

export default function Tags() {
  return (
    <Stack spacing={3} sx={{ width: 440, maxWidth: '100%' }}>
      <Autocomplete
        multiple
        options={allergens}
        defaultValue={['Milk']}
        renderInput={(params) => <TextField {...params} label="Allergies" />}
      />
      <Autocomplete
        multiple
        filterSelectedOptions
        options={allergens}
        defaultValue={['Eggs', 'Soy']}
        renderInput={(params) => (
          <TextField {...params} label="Chosen options leave the list" />
        )}
      />
      <Autocomplete
        multiple
        freeSolo
        options={allergens}
        defaultValue={['Nuts', 'Kiwi']}
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip key={key} variant="outlined" label={value} {...tagProps} />
            );
          })
        }
        renderInput={(params) => (
          <TextField {...params} variant="filled" label="Own entries allowed" />
        )}
      />
      <Autocomplete
        multiple
        readOnly
        options={allergens}
        defaultValue={['Fish', 'Sesame']}
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Read-only" />
        )}
      />
    </Stack>
  );
}
