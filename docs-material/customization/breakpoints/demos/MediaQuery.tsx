import { styled } from '@mui/material/styles';

const Stops = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(2),
  listStyle: 'none',
  '& .request-stop': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    '& .request-stop': { display: 'block', fontStyle: 'italic' },
  },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(6) },
}));

export default function MediaQuery() {
  return (
    <Stops>
      <li>Harbor</li>
      <li className="request-stop">Fish market</li>
      <li>Old mill</li>
      <li className="request-stop">Boathouse</li>
      <li>Airport</li>
    </Stops>
  );
}
