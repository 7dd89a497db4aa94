import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function TableScrollingShadows() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Orders of this year"
      tabIndex={0}
      sx={({ vars: { palette } }) => {
        const cover = palette.background.surface;
        const shadow = palette.neutral.outlinedBorder;
        return {
          width: '100%',
          overflow: 'auto',
          // The covers scroll with the table, and hide the shadows at its ends.
          background: `
            linear-gradient(90deg, ${cover} 30%, transparent) 0 / 40px 100%,
            linear-gradient(-90deg, ${cover} 30%, transparent) 100% / 40px 100%,
            linear-gradient(90deg, ${shadow}, transparent) 0 / 14px 100%,
            linear-gradient(-90deg, ${shadow}, transparent) 100% / 14px 100%`,
          backgroundAttachment: 'local, local, scroll, scroll',
          backgroundColor: cover,
          backgroundRepeat: 'no-repeat',
        };
      }}
    >
      <Table
        aria-label="Orders by month"
        sx={{ '--TableCell-headBackground': 'transparent', minWidth: 720 }}
      >
        <thead>
          <tr>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {months.map((month, index) => (
              <td key={month}>{(index + 3) * 14}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
