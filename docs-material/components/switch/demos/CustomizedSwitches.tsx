import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const LeverSwitch = styled(Switch)(({ theme }) => ({
  width: 64,
  height: 38,
  padding: 8,
  [`& .${switchClasses.switchBase}`]: {
    padding: 12,
    '&.Mui-checked': {
      transform: 'translateX(26px)',
      color: (theme.vars ?? theme).palette.common.white,
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 1 },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
      outlineOffset: 2,
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 14, height: 14, borderRadius: 3 },
  [`& .${switchClasses.track}`]: {
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
