import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const axes = [
  'xBetween',
  'x',
  'yBetween',
  'y',
  'bothBetween',
  'both',
  'none',
] as const;

export default function TableBorder() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {axes.map((borderAxis) => (
        <Table
          key={borderAxis}
          borderAxis={borderAxis}
          aria-label={`Orders, ${borderAxis}`}
          sx={{ width: 190 }}
        >
          <thead>
            <tr>
              <th scope="col">{borderAxis}</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>1042</td>
              <td>$58</td>
            </tr>
            <tr>
              <td>1043</td>
              <td>$120</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
