import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { objects } from './objects';
import type { MuseumObject } from './objects';

interface SideProps {
  title: string;
  action: string;
  items: readonly MuseumObject[];
  onMove: (ids: readonly string[]) => void;
}

function Side({ title, action, items, onMove }: SideProps) {
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const head = React.useRef<HTMLInputElement>(null);
  const some = checked.length > 0 && checked.length < items.length;

  React.useEffect(() => {
    if (head.current) {
      head.current.indeterminate = some;
    }
  });

  const toggle = (id: string, on: boolean) =>
    setChecked(on ? [...checked, id] : checked.filter((other) => other !== id));

  const move = () => {
    onMove(checked);
    setChecked([]);
    head.current?.focus();
  };

  return (
    <Card
      role="group"
      aria-label={title}
      sx={{ flex: '1 1 260px', minWidth: 0 }}
    >
      <FormControlLabel
        label={`${title}: ${checked.length} of ${items.length} selected`}
        checked={items.length > 0 && checked.length === items.length}
        onChange={(event, on) =>
          setChecked(on ? items.map(({ id }) => id) : [])
        }
        control={
          <Checkbox indeterminate={some} slotProps={{ input: { ref: head } }} />
        }
        sx={{ px: 1, m: 0 }}
      />
      <Divider />
      <List aria-label={title} sx={{ height: 260, overflow: 'auto' }}>
        {items.map(({ id, name, room }) => (
          <ListItem key={id} disablePadding sx={{ px: 1 }}>
            <FormControlLabel
              label={`${name} (${room})`}
              checked={checked.includes(id)}
              onChange={(event, on) => toggle(id, on)}
              control={<Checkbox size="small" />}
              sx={{ m: 0 }}
            />
          </ListItem>
        ))}
      </List>
      <CardActions>
        <Button disabled={checked.length === 0} onClick={move}>
          {action}
        </Button>
      </CardActions>
    </Card>
  );
}

export default function SelectAllTransferList() {
  const [lent, setLent] = React.useState<readonly string[]>(['K-288', 'K-342']);
  const [moved, setMoved] = React.useState('');

  const lend = (ids: readonly string[]) => {
    setLent([...lent, ...ids]);
    setMoved(`Added to the loan: ${ids.length}`);
  };
  const takeBack = (ids: readonly string[]) => {
    setLent(lent.filter((id) => !ids.includes(id)));
    setMoved(`Removed from the loan: ${ids.length}`);
  };

  return (
    <Stack
      direction="row"
      sx={{ width: 680, maxWidth: '100%', gap: 2, flexWrap: 'wrap' }}
    >
      <Side
        title="Collection"
        action="Add to the loan"
        items={objects.filter(({ id }) => !lent.includes(id))}
        onMove={lend}
      />
      <Side
        title="Loan"
        action="Remove from the loan"
        items={objects.filter(({ id }) => lent.includes(id))}
        onMove={takeBack}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ flexBasis: '100%', minHeight: 20 }}
      >
        {moved}
      </Typography>
    </Stack>
  );
}
