import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TableSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Table
          key={size}
          size={size}
          aria-label={`Orders, ${size}`}
          sx={{ width: 160 }}
        >
          <thead>
            <tr>
              <th scope="col">{size}</th>
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
