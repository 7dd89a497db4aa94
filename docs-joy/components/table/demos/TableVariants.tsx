import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TableVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Table
          key={variant}
          variant={variant}
          aria-label={`Orders, ${variant}`}
          sx={{ width: 200 }}
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
    </Stack>
  );
}
