import { styled } from '@mui/material/styles';

const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  padding: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

export default function ThemeUsage() {
  return <Sheet>Scale 1 : 50 000</Sheet>;
}
