import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { bnBD, deDE, elGR, fiFI, jaJP } from '@mui/material/locale';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';

const locales = {
  'bn-BD': bnBD,
  'de-DE': deDE,
  'el-GR': elGR,
  'fi-FI': fiFI,
  'ja-JP': jaJP,
};

export default function Locales() {
  const [tag, setTag] = React.useState<keyof typeof locales>('fi-FI');
  const [page, setPage] = React.useState(3);
  const [perPage, setPerPage] = React.useState(10);
  const translate = (outer: Theme): Theme => ({
    ...outer,
    components: { ...outer.components, ...locales[tag].components },
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        id="Locales-language"
        label="Language of the archive"
        value={tag}
        onChange={(event) => setTag(event.target.value as keyof typeof locales)}
        sx={{ maxWidth: 240 }}
      >
        {Object.keys(locales).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={translate}>
        <div lang={tag}>
          <TablePagination
            component="div"
            count={312}
            page={page}
            rowsPerPage={perPage}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setPerPage(Number(event.target.value));
              setPage(0);
            }}
          />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
