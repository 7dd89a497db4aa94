import Box from '@mui/material/Box';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';
import { useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { useState } from 'react';

export function EditDate(props: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const [initial] = useState(value ? dayjs(value) : null);
  return (
    <Box
      onKeyDown={(event) => {
        const inField = (event.target as Element).matches(
          '[role="spinbutton"]',
        );
        if (!inField && event.key !== 'Tab') event.stopPropagation();
        // Otherwise Enter adds a line to the editable text.
        if (inField && event.key === 'Enter') event.preventDefault();
      }}
    >
      <DatePicker
        autoFocus={hasFocus}
        label={colDef.headerName}
        defaultValue={initial}
        onChange={(date) =>
          apiRef.current.setEditCellValue({
            id,
            field,
            value: date?.toDate() ?? null,
          })
        }
        slotProps={{ textField: { variant: 'standard' } }}
      />
    </Box>
  );
}
