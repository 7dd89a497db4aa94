import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Virtuoso } from 'react-virtuoso';

const rowHeight = 48;
const streets = ['Birch Way', 'Dock Road', 'Elm Court', 'Mill Lane', 'Quay'];
const meters = Array.from(
  { length: 10_000 },
  (_, index) => `${20_000 + index}, ${streets[index % streets.length]}`,
);

interface ListboxProps extends React.HTMLAttributes<HTMLDivElement> {
  ref?: React.Ref<HTMLElement>;
}

function VirtualListbox({ children, ref, style, ...props }: ListboxProps) {
  const rows = React.Children.toArray(
    children,
  ) as React.ReactElement<React.AriaAttributes>[];
  const selected = rows.findIndex((row) => row.props['aria-selected']);
  const setScroller = React.useCallback(
    (node: HTMLElement | Window | null) => {
      if (typeof ref === 'function' && !(node instanceof Window)) {
        ref(node);
      }
    },
    [ref],
  );

  return (
    <Virtuoso
      {...props}
      tabIndex={-1}
      scrollerRef={setScroller}
      style={{ ...style, height: Math.min(rows.length, 7) * rowHeight }}
      data={rows}
      fixedItemHeight={rowHeight}
      increaseViewportBy={rowHeight * 6}
      initialTopMostItemIndex={Math.max(selected, 0)}
      itemContent={(index, row) =>
        React.cloneElement(row, {
          'aria-posinset': index + 1,
          'aria-setsize': rows.length,
        })
      }
    />
  );
}

export default function Virtualize() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={meters}
      slotProps={{ listbox: { component: VirtualListbox, sx: { p: 0 } } }}
      renderOption={({ key, ...optionProps }, meter) => (
        <Box
          key={key}
          component="li"
          {...optionProps}
          sx={{ height: rowHeight, boxSizing: 'border-box' }}
        >
          {meter}
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label="One of 10,000 meters" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
