import Checkbox from '@mui/joy/Checkbox';
import Close from '@mui/icons-material/Close';

export default function IconsCheckbox() {
  return (
    <Checkbox
      label="Block messages from this user"
      color="danger"
      checkedIcon={<Close />}
      defaultChecked
    />
  );
}
