import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, products } from './products';

const parse = (text: string) => text.split(/\s*,\s*/).filter(Boolean);
const format = (phrases: string[]) => phrases.join(', ');

function PhraseToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parse} formatter={format}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Phrase, phrase"
              slotProps={{ htmlInput: slotProps?.htmlInput }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PhraseToolbar };
const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['desk lamp', 'office chair'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function ProductSearchPhrases() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Products by phrase"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
