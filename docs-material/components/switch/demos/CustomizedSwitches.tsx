import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const LeverSwitch = styled(Switch)(({ theme }) => ({
  width: 64,
  height: 38,
  padding: 8,
  '& .MuiSwitch-switchBase': {
    padding: 12,
    '&.Mui-checked': {
      transform: 'translateX(26px)',
      color: (theme.vars ?? theme).palette.common.white,
    },
    '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
      outlineOffset: 2,
    },
  },
  '& .MuiSwitch-thumb': { width: 14, height: 14, borderRadius: 3 },
  '& .MuiSwitch-track': {
    borderRadius: 6,
    opacity: 1,
    backgroundColor: (theme.vars ?? theme).palette.grey[600],
  },
}));

export default function CustomizedSwitches() {
  return (
    <FormGroup sx={{ gap: 1 }}>
      <FormControlLabel
        label="Rainwater pump"
        control={<LeverSwitch defaultChecked color="success" />}
      />
      <FormControlLabel label="Insect screens" control={<LeverSwitch />} />
    </FormGroup>
  );
}
