import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TableSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        width: '100%',
      }}
    >
      {sizes.map((size) => (
        <Table key={size} size={size} aria-label={`Orders, ${size}`}>
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
    </Box>
  );
}
