import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

async function fetchBranches() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return ['Canal Street', 'Hillcrest', 'Market Square', 'Old Mill', 'Westgate'];
}

export default function Asynchronous() {
  const [branches, setBranches] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    if (branches.length === 0 && !loading) {
      setLoading(true);
      setBranches(await fetchBranches());
      setLoading(false);
    }
  };

  return (
    <Autocomplete
      options={branches}
      loading={loading}
      loadingText="Fetching the branches…"
      onOpen={load}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Library branch"
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              endAdornment: (
                <React.Fragment>
                  {loading && (
                    <CircularProgress
                      aria-label="Fetching the branches"
                      color="inherit"
                      size={20}
                    />
                  )}
                  {params.slotProps.input.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
    />
  );
}
