import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import { columns, readings } from './readings';

const modes = {
  normal: {},
  large: { rowBufferPx: 1000, columnBufferPx: 1000 },
  off: { disableVirtualization: true },
};

export default function RenderedCells() {
  const frame = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<keyof typeof modes>('normal');
  const [cells, setCells] = useState(0);

  useEffect(() => {
    const observer = new MutationObserver(() => {
      const all = frame.current?.querySelectorAll('[role="gridcell"]');
      setCells(all?.length ?? 0);
    });
    if (frame.current) {
      observer.observe(frame.current, { childList: true, subtree: true });
    }
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Virtualization"
        value={mode}
        onChange={(_event, value: keyof typeof modes | null) =>
          value && setMode(value)
        }
      >
        <ToggleButton value="normal">Default</ToggleButton>
        <ToggleButton value="large">1,000 px</ToggleButton>
        <ToggleButton value="off">Off</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1 }}>
        Cells in the DOM: {cells} of {readings.length * columns.length}
      </Typography>
      <Box ref={frame} sx={{ height: 340 }}>
        <DataGrid
          key={mode}
          label="Room temperatures"
          columns={columns}
          rows={readings}
          {...modes[mode]}
        />
      </Box>
    </Box>
  );
}
