import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { FEATURE_GROUPS, PLANS } from './data';

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') {
    return value;
  }
  return value ? (
    <CheckIcon color="primary" titleAccess="Included" />
  ) : (
    <RemoveIcon color="disabled" titleAccess="Not included" />
  );
}

/** All features of all plans. Scrolls sideways in narrow windows. */
export default function ComparisonTable() {
  return (
    <TableContainer
      // Focusable, so the keyboard can scroll it.
      tabIndex={0}
      role="group"
      aria-labelledby="compare-title"
    >
      <Table
        sx={{
          minWidth: 480,
          tableLayout: 'fixed',
          '& tr > :first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            backgroundColor: 'background.paper',
          },
        }}
        aria-labelledby="compare-title"
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '9rem', sm: '34%' } }}>Feature</TableCell>
            {PLANS.map(({ id, name }) => (
              <TableCell key={id} scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {FEATURE_GROUPS.map(({ title, features }) => (
            <Fragment key={title}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={PLANS.length + 1}
                  sx={{ pt: 4, fontWeight: 600, color: 'primary.main' }}
                >
                  {title}
                </TableCell>
              </TableRow>
              {features.map(({ name, values }) => (
                <TableRow key={name} hover>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={PLANS[index]!.id}>
                      <Value value={value} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
