import type { Presets } from '@site/src/playground/types';

const IN_TABLE = `
  <Table>
    <Here />
  </Table>
`;

const ROWS = `
  <TableRow>
    <TableCell>Rye</TableCell>
    <TableCell align="right">12 kg</TableCell>
  </TableRow>
  <TableRow>
    <TableCell>Spelt</TableCell>
    <TableCell align="right">7 kg</TableCell>
  </TableRow>
`;

const CELLS = `
  <TableCell>Rye</TableCell>
  <TableCell align="right">12 kg</TableCell>
`;

const presets: Presets = {
  Table: { props: { children: { code: `<TableBody>${ROWS}</TableBody>` } }, width: 360 },
  TableBody: { props: { children: { code: ROWS } }, around: IN_TABLE, width: 360 },
  TableCell: {
    props: { children: 'Rye' },
    around: `
      <Table>
        <TableBody>
          <TableRow>
            <Here />
            <TableCell>12 kg</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    `,
    width: 360,
  },
  TableContainer: {
    props: { children: { code: `<Table><TableBody>${ROWS}</TableBody></Table>` } },
    width: 360,
  },
  TableFooter: {
    props: { children: { code: `<TableRow>${CELLS}</TableRow>` } },
    around: IN_TABLE,
    width: 360,
  },
  TableHead: {
    props: { children: { code: `<TableRow>${CELLS}</TableRow>` } },
    around: IN_TABLE,
    width: 360,
  },
  TablePagination: {
    props: {
      component: { code: "'div'" },
      count: 42,
      page: 0,
      rowsPerPage: 10,
      onPageChange: { code: '() => {}' },
    },
  },
  TablePaginationActions: {
    props: {
      count: { code: '42' },
      page: { code: '1' },
      rowsPerPage: { code: '10' },
      onPageChange: { code: '() => {}' },
      showFirstButton: true,
      showLastButton: true,
      getItemAriaLabel: { code: '(type) => `Go to ${type} page`' },
    },
  },
  TableRow: {
    props: { children: { code: CELLS } },
    around: `
      <Table>
        <TableBody>
          <Here />
        </TableBody>
      </Table>
    `,
    width: 360,
  },
  TableSortLabel: { props: { active: true, children: 'Weight' } },
};

export default presets;
