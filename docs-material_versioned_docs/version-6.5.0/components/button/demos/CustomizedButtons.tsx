import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const CapsuleButton = styled(Button)(({ theme }) => {
  const { text, background } = (theme.vars ?? theme).palette;
  return {
    borderRadius: 999,
    paddingInline: theme.spacing(3),
    textTransform: 'none',
    backgroundColor: text.primary,
    color: background.paper,
    '&:hover': { backgroundColor: text.secondary },
  };
});

const CouponButton = styled(Button)(({ theme }) => ({
  border: '2px dashed currentColor',
  borderRadius: theme.spacing(1.5),
  letterSpacing: '0.12em',
  '&:hover': { borderStyle: 'solid' },
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 3 },
}));

export default function CustomizedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <CapsuleButton>Reserve a table</CapsuleButton>
      <CouponButton disableRipple>Harvest-10</CouponButton>
    </Stack>
  );
}
