import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TableVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        width: '100%',
      }}
    >
      {variants.map((variant) => (
        <Table
          key={variant}
          variant={variant}
          aria-label={`Orders, ${variant}`}
        >
          <thead>
            <tr>
              <th scope="col">{variant}</th>
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
