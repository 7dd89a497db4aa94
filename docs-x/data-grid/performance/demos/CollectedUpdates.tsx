import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import { columns, makeReadings } from './readings';

export default function CollectedUpdates() {
  const [live, setLive] = useState(false);
  const [rows, setRows] = useState(() => makeReadings(2000));
  const [counts, setCounts] = useState({ messages: 0, updates: 0 });
  const pending = useRef(0);

  useEffect(() => {
    if (!live) return undefined;
    let shift = 0;
    // Stands for a socket that sends 50 messages a second.
    const socket = setInterval(() => {
      shift += 1;
      pending.current += 1;
    }, 20);
    const flush = setInterval(() => {
      const messages = pending.current;
      if (messages === 0) return;
      pending.current = 0;
      setRows(makeReadings(2000, shift));
      setCounts((before) => ({
        messages: before.messages + messages,
        updates: before.updates + 1,
      }));
    }, 500);
    return () => {
      clearInterval(socket);
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
