import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

type Range = [from: string, to: string];

/** Two number fields. The value of the filter item is the array of both texts. */
export function RangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to] = (item.value ?? ['', '']) as Range;
  const apply = (range: Range) =>
    applyValue({ ...item, value: range.some(Boolean) ? range : undefined });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        size="small"
        type="number"
        label="From"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        size="small"
        type="number"
        label="To"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Box>
  );
}
