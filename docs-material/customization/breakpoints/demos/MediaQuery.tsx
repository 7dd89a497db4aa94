import { styled } from '@mui/material/styles';

const Signal = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  color: '#fff',
  backgroundColor: '#b71c1c',
  '&::after': { content: '"below md: one track"' },
  [theme.breakpoints.up('md')]: {
    backgroundColor: '#1b5e20',
    '&::after': { content: '"md: two tracks"' },
  },
  [theme.breakpoints.up('lg')]: {
    backgroundColor: '#0d47a1',
    '&::after': { content: '"lg and up: four tracks"' },
  },
}));

export default function MediaQuery() {
  return <Signal />;
}
