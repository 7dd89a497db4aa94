import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { columns, makeReadings, subscribe } from './readings';

export default function CollectedUpdates() {
  const [live, setLive] = useState(false);
  const [rows, setRows] = useState(() => makeReadings(40));
  const [counts, setCounts] = useState({ messages: 0, updates: 0 });

  useEffect(() => {
    if (!live) return undefined;
    const pending = new Map<number, number>();
    let messages = 0;
    const unsubscribe = subscribe(({ id, celsius }) => {
      messages += 1;
      pending.set(id, celsius);
    });
    const flush = setInterval(() => {
      const changes = new Map(pending);
      const received = messages;
      pending.clear();
      messages = 0;
      setRows((before) =>
        before.map((row) => {
          const celsius = changes.get(row.id);
          return celsius === undefined ? row : { ...row, celsius };
        }),
      );
      setCounts((before) => ({
        messages: before.messages + received,
        updates: before.updates + 1,
      }));
    }, 500);
    return () => {
      unsubscribe();
      clearInterval(flush);
    };
  }, [live]);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Receive messages"
        control={
          <Switch
            checked={live}
            onChange={(event) => setLive(event.target.checked)}
          />
        }
      />
      <Typography sx={{ my: 1 }}>
        {counts.messages} messages in {counts.updates} updates of the grid
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Live temperatures" columns={columns} rows={rows} />
      </Box>
    </Box>
  );
}
