import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';

interface Props {
  params: GridRenderCellParams;
  editing: boolean;
  onEdit: () => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The buttons of a row: Edit, or Save and Cancel. */
export function RowActions({
  params,
  editing,
  onEdit,
  onSave,
  onCancel,
}: Props) {
  if (!editing) {
    return (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<EditIcon />}
          label="Edit"
          onClick={onEdit}
        />
      </GridActionsCell>
    );
  }
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<CheckIcon />} label="Save" onClick={onSave} />
      <GridActionsCellItem
        icon={<CloseIcon />}
        label="Cancel"
        onClick={onCancel}
      />
    </GridActionsCell>
  );
}
