import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { books } from './books';
import { stations } from './stations';

const withDottedOptions = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      defaultProps: {
        renderOption: ({ key, ...optionProps }, option, state, ownerState) => (
          <Box
            key={key}
            component="li"
            {...optionProps}
            sx={{ gap: 1, borderBottom: '1px dotted', borderColor: 'divider' }}
          >
            <Box
              component="span"
              aria-hidden="true"
              sx={{ color: 'primary.main' }}
            >
              {state.selected ? '●' : '○'}
            </Box>
            {ownerState.getOptionLabel(option)}
          </Box>
        ),
      },
    },
  },
});

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={withDottedOptions}>
      <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
        <Autocomplete
          options={stations}
          renderInput={(params) => (
            <TextField {...params} label="Home station" />
          )}
        />
        <Autocomplete
          options={books}
          getOptionLabel={(book) => `${book.title}, ${book.author}`}
          renderInput={(params) => (
            <TextField {...params} label="Book on hold" />
          )}
        />
      </Stack>
    </ThemeProvider>
  );
}
