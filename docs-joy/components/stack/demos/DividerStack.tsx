import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

const counts = { Open: 12, Paid: 230, Overdue: 2 };

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" />}
    >
      {Object.entries(counts).map(([status, count]) => (
        <div key={status}>
          {status}: {count}
        </div>
      ))}
    </Stack>
  );
}
