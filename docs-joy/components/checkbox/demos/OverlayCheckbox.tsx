import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';

export default function OverlayCheckbox() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: 260, p: 2, borderRadius: 'md', display: 'flex' }}
    >
      <Checkbox overlay label="I've checked the invoice" />
    </Sheet>
  );
}
