import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { Virtuoso } from 'react-virtuoso';

const rowHeight = 36;
const listStyle = { minHeight: rowHeight, maxHeight: 240 };
const orders = Array.from({ length: 10_000 }, (_, n) => `Order ${n + 1}`);

interface ListboxProps extends React.HTMLAttributes<HTMLDivElement> {
  ownerState?: object;
}

const VirtualListbox = React.forwardRef<HTMLDivElement, ListboxProps>(
  function VirtualListbox({ children, ownerState, ...props }, ref) {
    const [scroller, setScroller] = React.useState<HTMLElement | null>(null);
    const rows = React.Children.toArray(children);

    return (
      <div {...props} ref={ref}>
        <div ref={(node) => setScroller(node?.parentElement ?? null)}>
          {scroller && (
            <Virtuoso
              customScrollParent={scroller}
              data={rows}
              fixedItemHeight={rowHeight}
              increaseViewportBy={240}
              itemContent={(index, row) =>
                React.isValidElement<React.AriaAttributes>(row) &&
                React.cloneElement(row, {
                  'aria-posinset': index + 1,
                  'aria-setsize': rows.length,
                })
              }
            />
          )}
        </div>
      </div>
    );
  },
);

export default function Virtualize() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>One of 10,000 orders</FormLabel>
      <Autocomplete
        disableListWrap
        handleHomeEndKeys={false}
        options={orders}
        slotProps={{
          listbox: { component: VirtualListbox, sx: listStyle },
          option: { sx: { height: rowHeight } },
        }}
      />
    </FormControl>
  );
}
