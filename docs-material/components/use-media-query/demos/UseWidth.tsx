import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const SHOWN = { xs: 2, sm: 4, md: 6 };
const ITEMS = ['Fuel', 'Flaps', 'Trim', 'Mixture', 'Carb heat', 'Transponder'];

function useWidth() {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'));
  const md = useMediaQuery(breakpoints.up('md'));
  if (md) {
    return 'md';
  }
  return sm ? 'sm' : 'xs';
}

export default function UseWidth() {
  const shown = SHOWN[useWidth()];

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ITEMS.slice(0, shown).map((item) => (
        <Chip key={item} label={item} />
      ))}
      {shown < ITEMS.length && (
        <Chip variant="outlined" label={`${ITEMS.length - shown} more`} />
      )}
    </Stack>
  );
}
