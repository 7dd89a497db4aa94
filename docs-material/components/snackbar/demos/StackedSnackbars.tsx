import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const FIRST_TRUCK = 31;

export default function StackedSnackbars() {
  const [count, setCount] = React.useState(0);
  const [trucks, setTrucks] = React.useState<readonly number[]>([]);

  const arrive = () => {
    setTrucks([...trucks, FIRST_TRUCK + count].slice(-3));
    setCount(count + 1);
  };

  return (
    <div>
      <Button variant="outlined" onClick={arrive}>
        Next truck
      </Button>
      <Snackbar open={trucks.length > 0}>
        <Stack spacing={1} sx={{ width: '100%' }}>
          {trucks.map((truck) => (
            <SnackbarContent
              key={truck}
              message={`Truck ${truck} is at the ramp`}
              action={
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Let truck ${truck} in`}
                  onClick={() =>
                    setTrucks(trucks.filter((other) => other !== truck))
                  }
                >
                  Let in
                </Button>
              }
            />
          ))}
        </Stack>
      </Snackbar>
    </div>
  );
}
