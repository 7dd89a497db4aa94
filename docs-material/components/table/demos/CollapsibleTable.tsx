import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const trips = [
  {
    id: 'lofoten',
    name: 'Lofoten by bike',
    days: 8,
    stages: [
      { from: 'Moskenes', to: 'Reine', km: 6 },
      { from: 'Reine', to: 'Leknes', km: 57 },
      { from: 'Leknes', to: 'Svolvær', km: 68 },
    ],
  },
  {
    id: 'dolomites',
    name: 'Dolomites on foot',
    days: 5,
    stages: [
      { from: 'Braies', to: 'Sennes', km: 11 },
      { from: 'Sennes', to: 'Fanes', km: 13 },
    ],
  },
  {
    id: 'drina',
    name: 'Drina by kayak',
    days: 4,
    stages: [
      { from: 'Foča', to: 'Goražde', km: 34 },
      { from: 'Goražde', to: 'Višegrad', km: 45 },
    ],
  },
];

interface TripProps {
  trip: (typeof trips)[number];
  open: boolean;
  onToggle: () => void;
}

function Trip({ trip: { name, days, stages }, open, onToggle }: TripProps) {
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell align="right">{days}</TableCell>
        <TableCell align="right">
          <IconButton
            size="small"
            aria-label={`Stages of ${name}`}
            aria-expanded={open}
            onClick={onToggle}
          >
            {open ? <UnfoldLess /> : <UnfoldMore />}
          </IconButton>
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse unmountOnExit in={open}>
            <Table
              size="small"
              aria-label={`${name}, stage by stage`}
              sx={{ mb: 2 }}
            >
              <TableHead>
                <TableRow>
                  <TableCell>From</TableCell>
                  <TableCell>To</TableCell>
                  <TableCell align="right">Distance</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {stages.map(({ from, to, km }) => (
                  <TableRow key={from}>
                    <TableCell>{from}</TableCell>
                    <TableCell>{to}</TableCell>
                    <TableCell align="right">{km} km</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Collapse>
        </TableCell>
      </TableRow>
    </TableBody>
  );
}

const noLine = { borderBottom: 'none' };

export default function CollapsibleTable() {
  const [shown, setShown] = React.useState<string | null>('lofoten');

  return (
    <TableContainer component={Paper}>
      <Table
        aria-label="Guided trips"
        sx={{ minWidth: 360, '& > tbody > tr:first-of-type > *': noLine }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Trip</TableCell>
            <TableCell align="right">Days</TableCell>
            <TableCell align="right">Stages</TableCell>
          </TableRow>
        </TableHead>
        {trips.map((trip) => (
          <Trip
            key={trip.id}
            trip={trip}
            open={trip.id === shown}
            onToggle={() => setShown(trip.id === shown ? null : trip.id)}
          />
        ))}
      </Table>
    </TableContainer>
  );
}
