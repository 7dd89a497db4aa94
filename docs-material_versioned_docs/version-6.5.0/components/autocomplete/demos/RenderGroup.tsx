import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { books } from './books';

export default function RenderGroup() {
  return (
    <Autocomplete
      options={books}
      groupBy={(book) => book.shelf}
      getOptionLabel={(book) => book.title}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader
            id={`render-group-${key}`}
            component="div"
            sx={{
              top: -8,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {group} ({React.Children.count(children)})
          </ListSubheader>
          <Box
            component="ul"
            role="group"
            aria-labelledby={`render-group-${key}`}
            sx={{ p: 0 }}
          >
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Book" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
