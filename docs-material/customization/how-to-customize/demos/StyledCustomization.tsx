import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const AmountField = styled(TextField)(({ theme }) => ({
  width: theme.spacing(18),
  [`& .${outlinedInputClasses.root}`]: { borderRadius: 999 },
  '& input': { textAlign: 'center' },
}));

export default function StyledCustomization() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <AmountField label="Assam, g" defaultValue="100" />
      <AmountField label="Sencha, g" defaultValue="50" />
    </Stack>
  );
}
