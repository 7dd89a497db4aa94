import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Check from '@mui/icons-material/Check';

export default function HoverCheckbox() {
  return (
    <Checkbox
      label="Mark as paid"
      uncheckedIcon={<Check />}
      sx={{
        [`&:not(.${checkboxClasses.checked}, :hover) svg`]: { opacity: 0 },
      }}
    />
  );
}
