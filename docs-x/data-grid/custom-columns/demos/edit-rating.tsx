import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';
import { useGridApiContext } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';

export function EditRating(props: GridRenderEditCellParams) {
  const { id, field, value = null, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) {
      root.current?.querySelector<HTMLElement>('input:checked')?.focus();
    }
  }, [hasFocus]);
  return (
    <Box
      ref={root}
      role="radiogroup"
      aria-label={colDef.headerName}
      sx={{ display: 'flex', alignItems: 'center', px: 1 }}
    >
      <Rating
        name={`RatingColumn-${id}`}
        value={value}
        onChange={(_event, stars) =>
          apiRef.current.setEditCellValue({ id, field, value: stars })
        }
      />
    </Box>
  );
}
