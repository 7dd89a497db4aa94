import { styled } from '@mui/material/styles';

const Legend = styled('div')(({ theme }) =>
  theme.unstable_sx({
    px: 2,
    py: { xs: 1, md: 2 },
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: 2,
  }),
);

export default function UsingWithSx() {
  return <Legend>Blue: below sea level</Legend>;
}
