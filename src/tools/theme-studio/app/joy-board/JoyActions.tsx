import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const VARIANTS = { solid: 'Solid', soft: 'Soft', outlined: 'Outlined', plain: 'Plain' } as const;

const MESSAGES = {
  primary: 'The workshop is open on Sunday.',
  success: 'The tile cutter is back and cleaned.',
  warning: 'The drill needs a new battery.',
  danger: 'The ladder is locked after an inspection.',
} as const;

const COLORS = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];

/** Buttons, chips and alerts in the colors of the theme, and a table. */
export function JoyActions() {
  return (
    <>
      <Sheet variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, borderRadius: 'md' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(Object.keys(VARIANTS) as (keyof typeof VARIANTS)[]).map((variant) => (
            <Button key={variant} variant={variant}>
              {VARIANTS[variant]}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {COLORS.map((color) => (
            <Chip key={color} color={color} variant="solid">
              {color}
            </Chip>
          ))}
        </Box>
        <LinearProgress determinate value={65} aria-label="Inventory" />
        <Table aria-label="Deposits">
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">Deposit</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Drill</td>
              <td>€20</td>
            </tr>
            <tr>
              <td>Ladder</td>
              <td>€35</td>
            </tr>
          </tbody>
        </Table>
      </Sheet>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {COLORS.map((color) => (
          <Alert key={color} color={color} variant="soft" role="presentation">
            {MESSAGES[color]}
          </Alert>
        ))}
      </Box>
    </>
  );
}
