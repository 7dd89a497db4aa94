import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { objects } from './objects';

type Ids = readonly string[];

interface SideProps {
  title: string;
  ids: Ids;
  picked: Ids;
  onPick: (id: string) => void;
}

function Side({ title, ids, picked, onPick }: SideProps) {
  return (
    <Paper variant="outlined" sx={{ flex: '1 1 220px', minWidth: 0, py: 1 }}>
      <Typography sx={{ px: 2 }}>{title}</Typography>
      <List aria-label={title} sx={{ height: 230, overflow: 'auto' }}>
        {objects
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name }) => (
            <ListItem key={id} disablePadding sx={{ px: 1 }}>
              <FormControlLabel
                label={name}
                checked={picked.includes(id)}
                onChange={() => onPick(id)}
                control={<Checkbox size="small" />}
                sx={{ m: 0 }}
              />
            </ListItem>
          ))}
      </List>
    </Paper>
  );
}

export default function TransferList() {
  const [lent, setLent] = React.useState<Ids>(['K-203']);
  const [picked, setPicked] = React.useState<Ids>([]);
  const [result, setResult] = React.useState('');
  const home = objects.map(({ id }) => id).filter((id) => !lent.includes(id));

  const pick = (id: string) =>
    setPicked((before) =>
      before.includes(id)
        ? before.filter((other) => other !== id)
        : [...before, id],
    );

  const move = (from: Ids, lend: boolean) => {
    setLent(
      lend ? [...lent, ...from] : lent.filter((id) => !from.includes(id)),
    );
    setPicked(picked.filter((id) => !from.includes(id)));
    setResult(
      from.length === 0
        ? 'Nothing to move. Check some objects first.'
        : `Moved to ${lend ? 'the loan' : 'the museum'}: ${from.length}`,
    );
  };

  const pickedIn = (ids: Ids) => ids.filter((id) => picked.includes(id));

  return (
    <Stack
      direction="row"
      sx={{ width: 680, maxWidth: '100%', gap: 2, flexWrap: 'wrap' }}
    >
      <Side title="In the museum" ids={home} picked={picked} onPick={pick} />
      <Stack spacing={1} sx={{ flex: '0 0 auto', justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => move(pickedIn(home), true)}>
          Lend
        </Button>
        <Button onClick={() => move(home, true)}>Lend all</Button>
        <Button variant="outlined" onClick={() => move(pickedIn(lent), false)}>
          Return
        </Button>
        <Button onClick={() => move(lent, false)}>Return all</Button>
      </Stack>
      <Side title="On loan" ids={lent} picked={picked} onPick={pick} />
      <Typography
        role="status"
        variant="body2"
        sx={{ flexBasis: '100%', minHeight: 20 }}
      >
        {result}
      </Typography>
    </Stack>
  );
}
