import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import WarningIcon from '@mui/icons-material/Warning';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid/models';
import { SOURCES } from './data';
import type { SiteState } from './data';
import type { SiteMonth } from './figures';
import { formatEnergy, formatShare } from './format';

const STATES = {
  running: { label: 'Running', Icon: CheckCircleIcon, color: 'success' },
  reduced: { label: 'Reduced', Icon: WarningIcon, color: 'warning' },
  stopped: { label: 'Stopped', Icon: ErrorIcon, color: 'error' },
} as const satisfies Record<SiteState, unknown>;

function State({ state }: { state: SiteState }) {
  const { label, Icon, color } = STATES[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, height: 1 }}>
      <Icon fontSize="small" color={color} aria-hidden />
      {label}
    </Box>
  );
}

const columns: GridColDef<SiteMonth>[] = [
  { field: 'name', headerName: 'Site', flex: 1.2, minWidth: 92 },
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 100 },
  {
    field: 'source',
    headerName: 'Source',
    flex: 0.8,
    minWidth: 90,
    valueGetter: (_value, { source }) => SOURCES[source].label,
  },
  {
    field: 'output',
    headerName: 'Generated',
    type: 'number',
    flex: 1,
    minWidth: 110,
    valueFormatter: (kwh: number) => formatEnergy(kwh),
  },
  {
    field: 'utilization',
    headerName: 'Utilization',
    type: 'number',
    flex: 0.9,
    minWidth: 105,
    valueFormatter: (value: number) => formatShare(value),
  },
  {
    field: 'state',
    headerName: 'State',
    flex: 1,
    minWidth: 98,
    valueGetter: (_value, { state }) => STATES[state].label,
    renderCell: ({ row }) => <State state={row.state} />,
  },
];

interface SiteGridProps {
  rows: SiteMonth[];
  /** Shows the figures of a single site. */
  onOpen: (id: string) => void;
}

/** The sites with their figures of the month. A row opens the figures of its site. */
export default function SiteGrid({ rows, onOpen }: SiteGridProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <DataGrid
      aria-label="Sites"
      rows={rows}
      columns={columns}
      columnVisibilityModel={isNarrow ? { region: false, source: false, utilization: false } : {}}
      initialState={{ sorting: { sortModel: [{ field: 'output', sort: 'desc' }] } }}
      onRowClick={({ id }) => onOpen(String(id))}
      onCellKeyDown={({ id }, event) => {
        if (event.key === 'Enter') onOpen(String(id));
      }}
      // Few rows, so all of them can be in the document, where the browser's search finds them.
      disableVirtualization
      disableRowSelectionOnClick
      disableColumnMenu
      hideFooter
      // Cells have a padding of 10 px, so their text is below the panel's title.
      sx={{ border: 0, mx: '-10px', '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
}
