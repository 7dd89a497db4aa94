import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Edit from '@mui/icons-material/Edit';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function TableColumnPinning() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', overflow: 'auto' }}>
      <Table
        aria-label="Orders by month"
        sx={{
          minWidth: 720,
          '--TableCell-dataBackground': 'var(--Sheet-background)',
          '& tr > :first-of-type': { position: 'sticky', insetInlineStart: 0 },
          '& tr > :last-of-type': { position: 'sticky', insetInlineEnd: 0 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Customer</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col">Edit</th>
          </tr>
        </thead>
        <tbody>
          {['Acme Inc.', 'Globex'].map((customer, row) => (
            <tr key={customer}>
              <th scope="row">{customer}</th>
              {months.map((month, column) => (
                <td key={month}>{(row + 2) * (column + 5)}</td>
              ))}
              <td>
                <IconButton size="sm" aria-label={`Edit ${customer}`}>
                  <Edit />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
