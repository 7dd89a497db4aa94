import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

async function fetchUsers() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin', 'Dev Patel'];
}

export default function Asynchronous() {
  const [users, setUsers] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  async function load() {
    if (users.length === 0 && !loading) {
      setLoading(true);
      setUsers(await fetchUsers());
      setLoading(false);
    }
  }

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Assignee</FormLabel>
      <Autocomplete
        options={users}
        loading={loading}
        loadingText="Loading users…"
        onOpen={load}
        endDecorator={
          loading && <CircularProgress aria-label="Loading users" size="sm" />
        }
      />
    </FormControl>
  );
}
