import Close from '@mui/icons-material/Close';
import CropSquare from '@mui/icons-material/CropSquare';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';

const PaperCheckbox = styled(Checkbox)(({ theme }) => ({
  padding: 6,
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  '&.Mui-checked': { color: (theme.vars ?? theme).palette.text.primary },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
}));

const cross = (
  <PaperCheckbox disableRipple icon={<CropSquare />} checkedIcon={<Close />} />
);

export default function CustomizedCheckbox() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Tattoo in the last four months"
        control={cross}
      />
      <FormControlLabel label="Antibiotics in the last month" control={cross} />
      <FormControlLabel label="Journey to the tropics" control={cross} />
    </FormGroup>
  );
}
