import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { GridActionsCellItem } from '@mui/x-data-grid/components';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColumnVisibilityModel } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo, useState } from 'react';
import ConditionLabel from './ConditionLabel';
import { CATEGORIES, CONDITIONS } from './equipment';
import type { Equipment } from './equipment';
import { formatDate, formatEuros } from './format';
import { hrefOf, navigate } from './route';

function columnsWith(onDelete: (record: Equipment) => void): GridColDef<Equipment>[] {
  return [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1.4,
      minWidth: 140,
      renderCell: ({ row, tabIndex }) => (
        <Link href={hrefOf({ view: 'show', id: row.id })} tabIndex={tabIndex}>
          {row.name}
        </Link>
      ),
    },
    {
      field: 'category',
      headerName: 'Category',
      type: 'singleSelect',
      valueOptions: [...CATEGORIES],
      flex: 0.8,
      minWidth: 110,
    },
    {
      field: 'condition',
      headerName: 'Condition',
      type: 'singleSelect',
      valueOptions: [...CONDITIONS],
      flex: 1,
      minWidth: 140,
      renderCell: ({ row }) => <ConditionLabel condition={row.condition} />,
    },
    { field: 'location', headerName: 'Location', flex: 1, minWidth: 110 },
    {
      field: 'purchased',
      headerName: 'Purchased',
      flex: 0.9,
      minWidth: 120,
      valueFormatter: (date: string) => formatDate(date),
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      flex: 0.8,
      minWidth: 105,
      valueFormatter: (price: number) => formatEuros(price),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 92,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="edit"
          icon={<EditOutlinedIcon />}
          label={`Edit ${row.name}`}
          onClick={() => navigate({ view: 'edit', id: row.id })}
        />,
        <GridActionsCellItem
          key="delete"
          icon={<DeleteOutlinedIcon />}
          label={`Delete ${row.name}`}
          onClick={() => onDelete(row)}
        />,
      ],
    },
  ];
}

interface EquipmentGridProps {
  records: readonly Equipment[];
  isLoading: boolean;
  onDelete: (record: Equipment) => void;
}

/** All records, to search, sort and filter. Narrow windows show fewer columns. */
export default function EquipmentGrid({ records, isLoading, onDelete }: EquipmentGridProps) {
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md'));
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  // Null until the reader chooses columns.
  const [chosen, setChosen] = useState<GridColumnVisibilityModel | null>(null);
  const columns = useMemo(() => columnsWith(onDelete), [onDelete]);
  return (
    <DataGrid
      aria-label="Equipment"
      rows={records}
      columns={columns}
      columnVisibilityModel={
        chosen ?? {
          category: !isNarrow,
          location: !isNarrow,
          purchased: !isNarrow,
          price: !isNarrow,
          // The view of a record has the same buttons.
          actions: !isPhone,
        }
      }
      onColumnVisibilityModelChange={setChosen}
      loading={isLoading}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      initialState={{
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        pagination: { paginationModel: { pageSize: 25 } },
      }}
      pageSizeOptions={[25, 50, 100]}
      // At most a page of rows, so all can be in the document, where the browser's search finds them.
      disableVirtualization
      disableRowSelectionOnClick
      showToolbar
      // While loading, about the height of the first records, so the footer doesn't move down.
      sx={{ minHeight: isLoading ? 720 : 320 }}
    />
  );
}
